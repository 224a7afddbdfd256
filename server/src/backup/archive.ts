import { createReadStream, createWriteStream } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import tar from "tar-stream";

/** A tar file in zstd, which checks its own content: `tar --zstd -tf FILE` lists it. */
export interface ArchiveWriter {
  addText(name: string, text: string): Promise<void>;
  addBytes(name: string, bytes: Uint8Array): Promise<void>;
  /** `content` must be `bytes` long. */
  addStream(name: string, content: Readable, bytes: number): Promise<void>;
}

/**
 * Writes an archive: whole and durable at `path`, or not there at all.
 * Throws the system's EEXIST where there is a file of that name.
 */
export const writeArchive = async (
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> => {
  const unfinished = `${path}.unfinished-${process.pid}`;
  const pack = tar.pack();
  const written = pipeline(
    pack,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }),
  );
  try {
    await Promise.all([written, fill(writerTo(pack)).then(() => pack.finalize())]);
    await link(unfinished, path);
    await using folder = await open(dirname(path), "r");
    await folder.sync();
  } finally {
    pack.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
  }
};

const writerTo = (pack: tar.Pack): ArchiveWriter => {
  const addStream = (name: string, content: Readable, size: number) =>
    pipeline(content, pack.entry({ name, size, mode: 0o600 }));
  return {
    addStream,
    addBytes: (name, bytes) => addStream(name, Readable.from([bytes]), bytes.length),
    addText: (name, text) => addStream(name, Readable.from([text]), Buffer.byteLength(text)),
  };
};

export interface ArchiveEntry {
  name: string;
  bytes: number;
  /** To be read to its end before the next entry. */
  content: Readable;
}

/** The entries in their order. Throws where the file is no such archive, or a damaged one. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const fed = pipeline(createReadStream(path), createZstdDecompress(), extract);
  // Told by the loop below as well, where it is listened to.
  fed.catch(() => undefined);
  for await (const entry of extract)
    yield { name: entry.header.name, bytes: entry.header.size ?? 0, content: Readable.from(entry) };
  await fed;
}
