import { categories, experienceLevels } from "@rolecall/contract/jobs/job.ts";
import * as z from "zod";
import { readData } from "./read-data.ts";

const texts = z.array(z.string());

/**
 * The texts of one profession. They may hold the slots `{company}`, `{product}`, `{people}`,
 * `{site}` and `{city}` of the employer.
 */
const professionSchema = z.strictObject({
  category: z.enum(categories),
  /** A level without titles is not hired for. */
  titles: z.partialRecord(z.enum(experienceLevels), texts),
  /** Follows 'years of experience in'; alternatives end with the one that people name. */
  field: z.string(),
  /** Follows 'you report to'. */
  boss: z.string(),
  /** 'desk' for work that can be remote or hybrid, 'site' for work that cannot. */
  setting: z.enum(["desk", "site"]),
  /** Work with a license or a long training draws applications from its own people alone. */
  licensed: z.literal(true).optional(),
  /** Yearly pay of the middle level in an ordinary city, in thousands of US dollars. */
  pay: z.number(),
  /** Opening sentences. */
  hooks: texts,
  /** Duties that follow 'you will', capitalized and without a full stop. */
  duties: texts,
  requirements: texts,
  /** Drawbacks of the work. */
  catches: texts,
  /** Separated by commas, as they stand within a sentence. */
  skills: z.string(),
  /** Achievements of people in the profession: past tense, capitalized, without a full stop. */
  achievements: texts,
  /** Degree and field. */
  studies: z.array(z.tuple([z.string(), z.string()])),
});
export type Profession = z.output<typeof professionSchema>;

const branches = [
  "software",
  "systems",
  "marketing",
  "sales",
  "design",
  "finance",
  "clinical",
  "health",
  "school",
  "learning",
  "operations",
  "administration",
  "legal",
];

/** Every line of work that the demo board hires for, by its name. */
const professions: ReadonlyMap<string, Profession> = new Map(
  branches.flatMap((branch) =>
    Object.entries(readData(`professions/${branch}`, z.record(z.string(), professionSchema))),
  ),
);

/** Throws where there is no profession of that name. */
export const professionOf = (name: string): Profession => {
  const profession = professions.get(name);
  if (!profession) throw new Error(`There is no profession '${name}'`);
  return profession;
};

/** The field as people name it: of 'audit, risk or compliance' the last. */
export const tradeOf = ({ field }: Profession): string => field.split(/, | or /).at(-1) ?? field;

/** Lines of work between which people move. */
const neighborhoods = readData("neighborhoods", z.array(z.array(z.string())));

/** Whether a person of the one profession may seriously apply for the other. */
export const areRelated = (own: string, wanted: string): boolean =>
  !professionOf(wanted).licensed &&
  neighborhoods.some((neighborhood) => neighborhood.includes(own) && neighborhood.includes(wanted));
