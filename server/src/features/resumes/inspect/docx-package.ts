import { posix } from "node:path";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { Refused } from "./finding.ts";
import { attributeOf, walkXml } from "./xml-part.ts";

/** The limits of an archive; a larger one is a zip bomb. */
const limits = { entries: 5_000, unpackedBytes: 300_000_000, ratio: 100 };
/** Small archives may be packed tighter than the ratio. */
const harmlessBytes = 10_000_000;
/** The most that the server itself unpacks, in all and of a single part. */
const readable = { bytes: 64_000_000, partBytes: 16_000_000 };

export interface Relationship {
  /** The last word of its type, such as `hyperlink`. */
  type: string;
  target: string;
  external: boolean;
}

/** The parts of an Office Open XML file, by their names in lower case: to readers they are the same. */
export interface Package {
  names: string[];
  read: (name: string) => Promise<Buffer>;
  /**
   * The targets of a part's relationships, or with '' of the whole package; internal targets are
   * names of parts.
   */
  relationshipsOf: (name: string) => Promise<Relationship[]>;
}

/** Opens an archive that keeps the limits. Nothing is unpacked before its table of contents was judged. */
export const openPackage = async (file: Buffer): Promise<Package> => {
  const archive = await fromBufferPromise(file);
  const entries = await entriesOf(archive, file.length);
  let bytesLeft = readable.bytes;

  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Refused("damaged");
    bytesLeft -= entry.uncompressedSize;
    if (bytesLeft < 0 || entry.uncompressedSize > readable.partBytes)
      throw new Refused("excessive");
    return buffer(await archive.openReadStreamPromise(entry));
  };

  return {
    names: [...entries.keys()],
    read,
    relationshipsOf: async (name) => {
      const { dir, base } = posix.parse(name);
      const listed = posix.join(dir, "_rels", `${base}.rels`);
      return entries.has(listed) ? relationshipsIn(await read(listed), dir) : [];
    },
  };
};

const entriesOf = async (archive: ZipFile, packedBytes: number): Promise<Map<string, Entry>> => {
  if (archive.entryCount > limits.entries) throw new Refused("excessive");
  let bytesLeft = Math.min(
    limits.unpackedBytes,
    Math.max(harmlessBytes, packedBytes * limits.ratio),
  );
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    bytesLeft -= entry.uncompressedSize;
    if (bytesLeft < 0) throw new Refused("excessive");
    if (entry.isEncrypted()) throw new Refused("encrypted");
    const name = entry.fileName.toLowerCase();
    // Readers differ in which of two parts with one name they take.
    if (entries.has(name)) throw new Refused("damaged");
    entries.set(name, entry);
  }
  return entries;
};

const relationshipsIn = (xml: Buffer, folder: string): Relationship[] => {
  const found: Relationship[] = [];
  walkXml(xml, {
    open: (tag) => {
      if (tag.local !== "Relationship") return;
      const type = attributeOf(tag, "Type")?.split("/").at(-1) ?? "";
      const target = attributeOf(tag, "Target") ?? "";
      const external = attributeOf(tag, "TargetMode")?.trim().toLowerCase() === "external";
      found.push({ type, external, target: external ? target : partName(folder, target) });
    },
  });
  return found;
};

/** A target is relative to its part's folder, or begins with a slash. */
const partName = (folder: string, target: string) =>
  posix.resolve(`/${folder}`, target).slice(1).toLowerCase();
