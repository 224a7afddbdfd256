import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";

/** The parts that tell of a company in text, in their order. */
export const textParts = [
  {
    name: "ownWords",
    title: "In Their Own Words",
    ask: "Add what you say about yourselves",
    why: "What you do together, and what makes a good day. Candidates read it before your jobs.",
    hint: undefined,
  },
  {
    name: "hiring",
    title: "How They Hire",
    ask: "Add how you hire",
    why: "The steps from application to offer, and how long each takes.",
    hint: undefined,
  },
  {
    name: "benefits",
    title: "Benefits",
    ask: "Add your benefits",
    why: "What comes with the pay: time off, insurance, training.",
    hint: "One a line",
  },
] as const;
export type TextPart = (typeof textParts)[number];

/** The written text of a part; an empty one where nobody wrote any. */
export const writtenPart = (company: CompanyDetail, { name }: TextPart): string =>
  company[name]?.trim() ?? "";

/** The benefits, one a line. */
export const benefitsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
