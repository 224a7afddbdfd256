import type { ResumeKind } from "@rolecall/contract/resumes.ts";
import { fromBufferPromise } from "yauzl";
import { topLevelNames } from "./compound-file.ts";

/** Readers look for a PDF's header this far into the file. */
const pdfHeaderWithin = 1024;

/** What a resume's archive may hold; beyond it is a bomb for whoever opens it. */
const archiveLimits = { entries: 5_000, unpackedBytes: 300_000_000, ratio: 100 };
/** Small archives may be packed tighter than the ratio. */
const harmlessBytes = 10_000_000;

/** What a file is by its content, whatever it is called; null when it is no PDF, DOC or DOCX. */
export const documentKindOf = async (bytes: Buffer): Promise<ResumeKind | null> => {
  if (isPdf(bytes)) return "pdf";
  if (topLevelNames(bytes).includes("WordDocument")) return "doc";
  if (await isDocx(bytes)) return "docx";
  return null;
};

/** By the header that readers go by; archives that merely contain a PDF do not count. */
const isPdf = (bytes: Buffer) => {
  const header = bytes.subarray(0, pdfHeaderWithin).indexOf("%PDF-");
  return header !== -1 && !bytes.subarray(0, header).includes(0);
};

/** Judged by the archive's table of contents alone: nothing is unpacked. */
const isDocx = async (bytes: Buffer) => {
  if (bytes.subarray(0, 2).toString("latin1") !== "PK") return false;
  const names = await archiveNames(bytes).catch((): string[] => []);
  return (
    names.includes("[Content_Types].xml") &&
    names.some((name) => /^word\/document\d*\.xml$/.test(name))
  );
};

const archiveNames = async (bytes: Buffer): Promise<string[]> => {
  const archive = await fromBufferPromise(bytes);
  if (archive.entryCount > archiveLimits.entries) return [];
  const allowed = Math.min(
    archiveLimits.unpackedBytes,
    Math.max(harmlessBytes, bytes.length * archiveLimits.ratio),
  );
  const names: string[] = [];
  let unpacked = 0;
  for await (const { fileName, uncompressedSize } of archive.eachEntry()) {
    unpacked += uncompressedSize;
    if (unpacked > allowed) return [];
    names.push(fileName);
  }
  return names;
};
