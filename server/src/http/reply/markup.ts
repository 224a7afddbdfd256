import { jobTextBlocks, type NumberedList } from "@rolecall/contract/jobs/job-text-blocks.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML has no place for, not even escaped. */
const unfit = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for HTML or XML, as an element's content or in a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(unfit, "").replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");

/** The text of a job as HTML, with its lists and subheads. */
export const jobTextHtml = (text: string): string =>
  jobTextBlocks(text)
    .map((block) => {
      if (block.kind === "list") return element("ul", itemsHtml(block.items));
      if (block.kind === "numbered") return numberedHtml(block);
      return element(block.kind === "subhead" ? "h3" : "p", escapeMarkup(block.text));
    })
    .join("");

const element = (name: string, content: string, attributes = "") =>
  `<${name}${attributes}>${content}</${name}>`;

const itemsHtml = (items: string[]) =>
  items.map((item) => element("li", escapeMarkup(item))).join("");

const numberedHtml = ({ numbers, start, items }: NumberedList) => {
  const kind = numbers === "1" ? "" : ` type="${numbers}"`;
  return element("ol", itemsHtml(items), start === 1 ? kind : `${kind} start="${start}"`);
};

/** JSON within HTML: nothing in it ends the element, or a line where a script would be cut. */
export const escapeJson = (json: string): string =>
  json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
