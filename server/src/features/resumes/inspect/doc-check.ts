import type { CompoundFile } from "./compound-file.ts";
import { Refused } from "./finding.ts";

/** The first words of a document's main stream ([MS-DOC] 2.5.1), of Word 97 on and of Word 6 and 95. */
const magic = new Set([0xa5ec, 0xa5dc]);
const flagsAt = 10;
const encryptedFlag = 0x0100;
const fieldBegins = "\u0013";

/** Refuses what is no Word document, or one that is protected, broken off or harmful. */
export const checkDoc = (file: CompoundFile): void => {
  if (file.paths.includes("EncryptedPackage")) throw new Refused("encrypted");
  // No directory was found where the file says that it is.
  if (file.paths.length === 0) throw new Refused("damaged");
  const main = file.read("WordDocument");
  if (!main) throw new Refused("unsupported");
  const { bytes } = main;
  if (bytes.length < 32 || !magic.has(bytes.readUInt16LE(0))) throw new Refused("damaged");
  if (bytes.readUInt16LE(flagsAt) & encryptedFlag) throw new Refused("encrypted");
  refuseHarmful(file);
  if (startsProgram(bytes)) throw new Refused("commands");
  for (const path of file.paths) {
    const stream = file.read(path);
    if (stream && stream.bytes.length < stream.declared) throw new Refused("damaged");
  }
};

/** By a field that begins with DDE or DDEAUTO, whether its text has one or two bytes a character. */
const startsProgram = (text: Buffer) =>
  text
    .toString("latin1")
    .replaceAll("\0", "")
    .split(fieldBegins)
    .some((field) => /^[\s"]*DDE(AUTO)?[\s"]/i.test(field));

/** Macros, files that were packed into a document to be opened from there, and ActiveX controls. */
export const refuseHarmful = ({ paths }: CompoundFile): void => {
  const names = new Set(paths.map((path) => path.slice(path.lastIndexOf("/") + 1).toLowerCase()));
  if (names.has("_vba_project") || names.has("vba")) throw new Refused("macros");
  if (["\u0001ole10native", "\u0003ocxname", "\u0003ocxdata"].some((name) => names.has(name)))
    throw new Refused("programs");
};
