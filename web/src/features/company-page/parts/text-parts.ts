import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";

/** The parts that tell of a company in text, in their order. */
export const textParts = [
  {
    name: "ownWords",
    title: "In Their Own Words",
    ask: "Add what you say about yourselves",
    hint: "What you do together, and what makes a good day",
  },
  {
    name: "hiring",
    title: "How They Hire",
    ask: "Add how you hire",
    hint: "The steps from application to offer, and how long each takes",
  },
  {
    name: "benefits",
    title: "Benefits",
    ask: "Add your benefits",
    hint: "What comes with the pay, one a line",
  },
] as const;
export type TextPart = (typeof textParts)[number];

/** The written text of a part; an empty one where nobody wrote any. */
export const writtenPart = (company: CompanyDetail, { name }: TextPart): string =>
  company[name]?.trim() ?? "";

/** What a text tells line by line, such as benefits. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
