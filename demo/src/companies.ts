import * as z from "zod";
import { readData } from "./read-data.ts";

const companySizes = [
  "11-50 employees",
  "51-200 employees",
  "201-500 employees",
  "501-1,000 employees",
  "1,001-5,000 employees",
] as const;
export type CompanySize = (typeof companySizes)[number];

/** A fictional employer, as its own people would describe it. */
const demoCompany = z.strictObject({
  name: z.string(),
  industry: z.string(),
  size: z.enum(companySizes),
  /** A year that fits what the texts tell. */
  founded: z.int(),
  city: z.string(),
  /** Further places it hires for. */
  offices: z.array(z.string()).optional(),
  /** Paragraphs. */
  about: z.array(z.string()),
  /** Its product or service: a noun phrase that fits within a sentence. */
  product: z.string(),
  /** Its customers: a plural that fits within a sentence. */
  people: z.string(),
  /** The place of the hands-on work, with its article. */
  site: z.string(),
  /** Names of professions. */
  openings: z.array(z.string()),
  /** Reasons for hiring now: whole sentences. */
  news: z.array(z.string()),
  /** Ways of working: whole sentences. */
  ways: z.array(z.string()),
  /** Phrases that fit into a list. */
  benefits: z.array(z.string()),
  /** The steps of hiring: a whole sentence. */
  hiring: z.string(),
});
export type DemoCompany = z.output<typeof demoCompany>;

const branches = [
  "software",
  "health",
  "education",
  "industry",
  "transport",
  "building",
  "finance",
  "commerce",
  "studio",
  "public",
  "world",
];

/** Every employer of the demo board; all of them are invented. */
export const companies: readonly DemoCompany[] = branches.flatMap((branch) =>
  readData(`companies/${branch}`, z.array(demoCompany)),
);

/** Industries in which a title makes sense, for titles that do not fit everywhere. */
const industriesOf = readData("title-industries", z.record(z.string(), z.array(z.string())));

export const fitsIndustry = (title: string, industry: string): boolean =>
  industriesOf[title]?.includes(industry) ?? true;
