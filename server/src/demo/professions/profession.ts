import type { Category, ExperienceLevel } from "@rolecall/contract/job.ts";

/**
 * What the demo board knows about a line of work. Texts may hold the slots
 * `{company}`, `{product}`, `{people}`, `{site}` and `{city}` of the employer.
 */
export interface Profession {
  category: Category;
  /** A level without titles is not hired for. */
  titles: Partial<Record<ExperienceLevel, string[]>>;
  /** Follows 'years of experience in'; alternatives end with the one that people name. */
  field: string;
  /** Follows 'you report to'. */
  boss: string;
  /** Whether the work can leave the workplace: remote and hybrid jobs are for desks. */
  setting: "desk" | "site";
  /** Work with a license or a long training draws applications from its own people alone. */
  licensed?: true;
  /** Yearly pay of the middle level in an ordinary city, in thousands of US dollars. */
  pay: number;
  /** Opening sentences. */
  hooks: string[];
  /** What follows 'you will', capitalised and without a full stop. */
  duties: string[];
  requirements: string[];
  /** The honest part: what is hard about it. */
  catches: string[];
  /** Separated by commas, as they stand within a sentence. */
  skills: string;
  /** What people in it have done: past tense, capitalised, without a full stop. */
  achievements: string[];
  /** Degree and field. */
  studies: [degree: string, field: string][];
}

/** The field as people name it: of 'audit, risk or compliance' the last. */
export const tradeOf = ({ field }: Profession): string => field.split(/, | or /).at(-1) ?? field;
