import type { ResumeRefusal } from "@rolecall/contract/resumes/resumes.ts";

/** Bytes of a file's beginning that are read as text. */
const beginning = 65_536;

/** What a file of text is, where that is plain; null for anything else. */
export const knownTextFormat = (file: Buffer): ResumeRefusal | null => {
  const text = beginningOf(file).replace(/^[\s\0\u{feff}]+/u, "");
  if (/^\{\\rt/i.test(text)) return "rtf";
  if (isWebArchive(text)) return "html";
  if (!text.startsWith("<")) return null;
  const root = firstElement(text);
  if (/mso-application\s[^>]*word\.document/i.test(text) || isOldWord(root)) return "wordXml";
  if (/^<office:document\b[^>]*opendocument\.text/i.test(root)) return "odt";
  return isHtml(text, root) ? "html" : null;
};

/** The type that an OpenDocument file names in its first part. */
export const isOpenDocumentText = (mimetype: Buffer): boolean =>
  mimetype.toString("latin1", 0, 200).trim().startsWith("application/vnd.oasis.opendocument.text");

/** Of a whole archive, or half of one: its first part is stored as it is, right after the header. */
export const beginsAsOpenDocumentText = (file: Buffer): boolean => {
  if (file.length < 30) return false;
  const name = file.toString("latin1", 30, 30 + file.readUInt16LE(26));
  const begin = 30 + file.readUInt16LE(26) + file.readUInt16LE(28);
  return name.toLowerCase() === "mimetype" && isOpenDocumentText(file.subarray(begin));
};

/** By the byte order mark, or else by where the zeros of UTF-16 stand beside the first character. */
const beginningOf = (file: Buffer) => {
  const bytes = file.subarray(0, beginning);
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
};

/** From the first element on, behind declarations, instructions and comments. */
const firstElement = (text: string) => {
  let at = 0;
  for (;;) {
    const [blank = ""] = /^[\s\0]*/.exec(text.slice(at, at + 1_000)) ?? [];
    at += blank.length;
    const [begin] = /^<(?:!--|[!?])/.exec(text.slice(at, at + 4)) ?? [];
    if (begin === undefined) return text.slice(at, at + 10_000);
    const end = begin === "<!--" ? "-->" : ">";
    const until = text.indexOf(end, at);
    if (until === -1) return "";
    at = until + end.length;
  }
};

/** The root of Word 2003's own XML, or of a package of Word in one file. */
const isOldWord = (root: string) =>
  /^<(?:\w+:)?worddocument\b/i.test(root) ||
  /^<(?:\w+:)?package\b[^>]*office\/2006\/xmlpackage/i.test(root);

const htmlElement =
  /^<(?:html|head|body|title|meta|style|script|link|base|div|p|span|table|h[1-6]|ul|ol|font|center|br|b|i|a|main|article|section|header)\b/i;

const isHtml = (text: string, root: string) =>
  /<!doctype\s+html\b/i.test(text.slice(0, text.length - root.length || text.length)) ||
  htmlElement.test(root);

/** What Word and browsers save as a page in one file. */
const isWebArchive = (text: string) => {
  const [head = ""] = text.split(/\r?\n\r?\n/, 1);
  return (
    /^mime-version:/im.test(head) &&
    /^content-type:\s*(?:multipart\/related|text\/html)/im.test(head)
  );
};
