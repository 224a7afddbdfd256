import type { ProfessionName } from "#demo/professions/professions.ts";

/** A fictional employer, as its own people would describe it. */
export interface DemoCompany {
  name: string;
  industry: string;
  size: CompanySize;
  /** A year that fits what the texts tell. */
  founded: number;
  city: string;
  /** Further places it hires for. */
  offices?: string[];
  /** Paragraphs. */
  about: string[];
  /** What it makes or runs: a noun phrase that fits within a sentence. */
  product: string;
  /** Whom it serves: a plural that fits within a sentence. */
  people: string;
  /** Where the hands-on work happens, with its article. */
  site: string;
  openings: ProfessionName[];
  /** Why it hires now: whole sentences. */
  news: string[];
  /** How it works: whole sentences. */
  ways: string[];
  /** Phrases that fit into a list. */
  benefits: string[];
  /** How hiring goes: a whole sentence. */
  hiring: string;
}

export type CompanySize =
  | "11-50 employees"
  | "51-200 employees"
  | "201-500 employees"
  | "501-1,000 employees"
  | "1,001-5,000 employees";
