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

/** Lines that people typed, as paragraphs of HTML. */
export const paragraphsHtml = (text: string): string =>
  text
    .split(/[\n\r\u{2028}\u{2029}]+/u)
    .filter((line) => line.trim() !== "")
    .map((line) => `<p>${escapeMarkup(line.trim())}</p>`)
    .join("");

/** JSON within HTML: nothing in it ends the element, or a line where a script would be cut. */
export const escapeJson = (json: string): string =>
  json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
