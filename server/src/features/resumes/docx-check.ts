import { openCompoundFile } from "./compound-file.ts";
import { refuseHarmful } from "./doc-check.ts";
import { openPackage, type Package, type Relationship } from "./docx-package.ts";
import { Refused } from "./finding.ts";
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
    throw new Refused(beginsLikeDocx(file) ? "damaged" : "unsupported");
  });
  if (!opened.names.includes(contentTypesPart)) throw new Refused("unsupported");
  const types = contentTypesIn(await opened.read(contentTypesPart));
  refuseHarmfulParts([...types, ...opened.names]);
  if (!types.includes(documentType)) throw new Refused("unsupported");

  for (const name of opened.names) {
    if (name.endsWith(".rels")) {
      const part = name.slice(0, -".rels".length).replace(/(^|\/)_rels\//, "$1");
      refuseRemote(await opened.relationshipsOf(part));
    }
    // What was embedded is a compound file of its own.
    if (/\/embeddings\/[^/]*\.bin$/.test(name)) {
      const embedded = openCompoundFile(await opened.read(name));
      if (embedded) refuseHarmful(embedded);
    }
  }
  walkXml(await opened.read(await mainPartOf(opened)), {});
};

/** The part that holds the text, wherever its maker put it. */
export const mainPartOf = async (opened: Package): Promise<string> => {
  const links = await opened.relationshipsOf("");
  const main = links.find(({ type, external }) => type === "officeDocument" && !external);
  if (!main) throw new Refused("damaged");
  return main.target;
};

/** All that the package says its parts are, in lower case. */
const contentTypesIn = (xml: Buffer): string[] => {
  const types: string[] = [];
  walkXml(xml, {
    open: (tag) => {
      const type = attributeOf(tag, "ContentType");
      if (type !== undefined) types.push(type.toLowerCase());
    },
  });
  return types;
};

const refuseHarmfulParts = (typesAndNames: string[]) => {
  const some = (pattern: RegExp) => typesAndNames.some((text) => pattern.test(text));
  if (some(/macroenabled|ms-office\.vbaproject|vbaproject\.bin$/)) throw new Refused("macros");
  if (some(/ms-office\.activex|\/activex\//)) throw new Refused("programs");
};

/**
 * Templates, frames and objects that Word would fetch when it opens the file. Links are
 * followed by people, and pictures run nothing; a template on the sender's own disk is just not found.
 */
const refuseRemote = (links: Relationship[]) => {
  const fetched = new Set([
    "attachedTemplate",
    "oleObject",
    "package",
    "frame",
    "subDocument",
    "aFChunk",
    "control",
  ]);
  const isRemote = ({ type, target, external }: Relationship) =>
    external && fetched.has(type) && !isOwnDisk(target);
  if (links.some(isRemote)) throw new Refused("remote");
};

/** A path on a disk: `file:///C:\Templates\resume.dotx`, `/Users/…`; no address, no other computer's folder. */
const isOwnDisk = (target: string) => {
  const path = target.replace(/^file:\/\/(localhost)?\/(?![/\\])/i, "/").replaceAll("\\", "/");
  return !path.startsWith("//") && !/^[a-z][\w+.-]+:/i.test(path);
};

/** Half of an archive has lost its table of contents, but still says what it begins with. */
const beginsLikeDocx = (file: Buffer) => {
  const nameBytes = file.length < 30 ? 0 : file.readUInt16LE(26);
  const name = file.toString("utf8", 30, 30 + nameBytes).toLowerCase();
  return name === contentTypesPart || /^(_rels|word|docprops)\//.test(name);
};
