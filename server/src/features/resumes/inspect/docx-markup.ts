import type { SaxesTagNS } from "saxes";
import { isOwnDisk } from "#features/resumes/upload/own-disk.ts";
import { Refused } from "./finding.ts";
import { WordFields } from "./word-fields.ts";
import { attributeOf, walkXml } from "./xml-part.ts";

const vml = "urn:schemas-microsoft-com:vml";
/**
 * The elements that may hold a piece of a field's instruction; Word also accepts plain text between
 * the marks.
 */
const pieces = new Set(["instrText", "delInstrText", "t", "delText"]);

/** Refuses a part whose markup reads from elsewhere, or starts a program, as soon as Word opens it. */
export const checkMarkup = (xml: Buffer): void => {
  const fields = new WordFields();
  let isPiece = false;
  const open = (tag: SaxesTagNS) => {
    isPiece = pieces.has(tag.local);
    if (tag.local === "mailMerge") throw new Refused("data");
    if (tag.uri === vml && !isOwnDisk(attributeOf(tag, "src") ?? "")) throw new Refused("remote");
    if (tag.local === "fldSimple") fields.whole(attributeOf(tag, "instr") ?? "");
    if (tag.local !== "fldChar") return;
    const mark = attributeOf(tag, "fldCharType");
    if (mark === "begin") fields.begin();
    else if (mark === "separate") fields.separate();
    else if (mark === "end") fields.end();
  };
  walkXml(xml, {
    open,
    text: (text) => {
      if (isPiece) fields.text(text);
    },
    close: () => {
      isPiece = false;
    },
  });
  fields.close();
};
