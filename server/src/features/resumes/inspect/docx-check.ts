import { posix } from "node:path";
import { isOwnDisk } from "#features/resumes/upload/own-disk.ts";
import { openCompoundFile } from "./compound-file.ts";
import { refuseHarmful } from "./doc-check.ts";
import { checkMarkup } from "./docx-markup.ts";
import { openPackage, type Package, type Relationship } from "./docx-package.ts";
import { Refused } from "./finding.ts";
import { beginsAsOpenDocumentText, isOpenDocumentText } from "./known-formats.ts";
import { attributeOf, walkXml } from "./xml-part.ts";

const contentTypesPart = "[content_types].xml";
const documentType =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** By the first entry's header: an archive may hold anything, and begin with anything. */
export const isArchive = (file: Buffer): boolean =>
  file.toString("latin1", 0, 4) === "PK\u0003\u0004";

/** Refuses what is no Word document, or one that is protected, broken off, harmful or a bomb. */
export const checkDocx = async (file: Buffer): Promise<void> => {
  const opened = await openPackage(file).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    if (beginsAsOpenDocumentText(file)) throw new Refused("odt");
    throw new Refused(beginsLikeDocx(file) ? "damaged" : "unsupported");
  });
  if (!opened.names.includes(contentTypesPart))
    throw new Refused((await isOdt(opened)) ? "odt" : "unsupported");
  const types = contentTypesIn(await opened.read(contentTypesPart));
  refuseHarmfulParts([...types.values(), ...opened.names]);
  if (![...types.values()].includes(documentType)) throw new Refused("unsupported");

  for (const name of opened.names) {
    if (name.endsWith(".rels")) {
      const part = name.slice(0, -".rels".length).replace(/(^|\/)_rels\//, "$1");
      refuseLinks(await opened.relationshipsOf(part));
    }
    // Embedded objects are compound files of their own.
    if (/\/embeddings\/[^/]*\.bin$/.test(name)) {
      const embedded = openCompoundFile(await opened.read(name));
      if (embedded) refuseHarmful(embedded);
    }
  }
  const main = await mainPartOf(opened);
  const markup = opened.names.filter((name) => isMarkup(name, types));
  for (const part of new Set([main, ...markup])) checkMarkup(await opened.read(part));
};

const mimetypePart = "mimetype";

const isOdt = async ({ names, read }: Package) =>
  names.includes(mimetypePart) && isOpenDocumentText(await read(mimetypePart));

/** The part that holds the text, wherever its maker put it. */
export const mainPartOf = async (opened: Package): Promise<string> => {
  const links = await opened.relationshipsOf("");
  const main = links.find(({ type, external }) => type === "officeDocument" && !external);
  if (!main) throw new Refused("damaged");
  return main.target;
};

/** The content types of the package's parts, by name or extension, all in lower case. */
const contentTypesIn = (xml: Buffer): Map<string, string> => {
  const types = new Map<string, string>();
  walkXml(xml, {
    open: (tag) => {
      const type = attributeOf(tag, "ContentType");
      const name = attributeOf(tag, "PartName")?.replace(/^\//, "");
      if (type !== undefined)
        types.set((name ?? `.${attributeOf(tag, "Extension")}`).toLowerCase(), type.toLowerCase());
    },
  });
  return types;
};

/** Whether Word reads a part as markup: by its content type, or else by its name. */
const isMarkup = (name: string, types: Map<string, string>) => {
  const type = types.get(name) ?? types.get(posix.extname(name)) ?? "";
  const isWords = /wordprocessingml|ms-word/.test(type) && type.endsWith("xml");
  return isWords || (name.startsWith("word/") && name.endsWith(".xml"));
};

const refuseHarmfulParts = (typesAndNames: string[]) => {
  const some = (pattern: RegExp) => typesAndNames.some((text) => pattern.test(text));
  if (some(/macroenabled|ms-office\.vbaproject|vbaproject\.bin$/)) throw new Refused("macros");
  if (some(/ms-office\.activex|\/activex\//)) throw new Refused("programs");
};

/**
 * Users follow links themselves. Any other reference to another computer (pictures, templates,
 * frames, objects) Word would fetch when it opens the file; references to the reader's own disk are
 * simply not found. A mail-merge document reads its data source from anywhere, so it is always
 * refused.
 */
const refuseLinks = (links: Relationship[]) => {
  if (links.some(({ type }) => type.startsWith("mailMerge"))) throw new Refused("data");
  const isRemote = ({ type, target, external }: Relationship) =>
    external && type !== "hyperlink" && !isOwnDisk(target);
  if (links.some(isRemote)) throw new Refused("remote");
  // A page of the web or another document that Word turns into text: nobody looked at what that fetches.
  if (links.some(({ type }) => type === "aFChunk")) throw new Refused("excessive");
};

/** Half of an archive has lost its table of contents, but still says what it begins with. */
const beginsLikeDocx = (file: Buffer) => {
  const nameBytes = file.length < 30 ? 0 : file.readUInt16LE(26);
  const name = file.toString("utf8", 30, 30 + nameBytes).toLowerCase();
  return name === contentTypesPart || /^(_rels|word|docprops)\//.test(name);
};
