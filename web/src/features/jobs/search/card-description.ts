import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { truncate } from "#lib/text/truncate.ts";

/** Characters of a description that a card shows. */
const descriptionLength = 150;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/**
 * The card's text: the beginning of the description, and the best matching passage where that is
 * elsewhere.
 */
export const cardDescription = ({
  description,
  match,
}: Pick<FoundJob, "description" | "match">) => {
  const text = truncate(description, descriptionLength);
  const snippet = match?.snippet;
  if (!snippet) return { text, marks: [] };
  const isBeginning = inOneLine(description.slice(0, descriptionLength * 2)).startsWith(
    snippet.text.replace(/…$/, ""),
  );
  if (!isBeginning) return { text, marks: [], elsewhere: snippet };
  // The positions of the marks count characters of the text in one line.
  return { text, marks: text === inOneLine(text) ? snippet.marks : [] };
};
