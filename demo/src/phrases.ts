import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import * as z from "zod";
import { readData } from "./read-data.ts";

const texts = z.array(z.string());

/** Sentences of job descriptions. */
export const jobPhrases = readData(
  "phrases/jobs",
  z.strictObject({
    /** About the seat itself. Slots: `{boss}`, `{field}`, `{company}`, `{city}`, `{team}` (a number). */
    levels: z.record(z.enum(experienceLevels), texts),
    /** About the form of the job. Slots: `{city}`, `{company}`, `{site}`, `{days}`, `{hours}`, `{months}`. */
    types: z.record(z.enum(jobTypes), texts),
    /** The beginning of a paragraph with the tasks. Each `{}` takes a task that follows 'will'. */
    tasks: texts,
    /** The headings of a list of tasks and of the other parts. */
    taskHeadings: texts,
    wayHeadings: texts,
    benefitHeadings: texts,
    /** Each `{}` takes the list of benefits. */
    benefits: texts,
    /** For those whose salary is not disclosed. */
    undisclosed: texts,
    /** The beginning of the sentence that names a drawback. */
    honest: texts,
  }),
);

/**
 * Sentences of cover letters. Slots: `{title}`, `{company}`, `{city}`, `{product}`, `{people}`,
 * `{wanted}` (the line of work) of the job; `{field}`, `{years}`, `{employer}`, `{achieved}`, `{skill}`, `{skill2}`,
 * `{skill3}`, `{home}`, `{task}` of the candidate.
 */
export const letterPhrases = readData(
  "phrases/letters",
  z.strictObject({
    greetings: texts,
    openings: texts,
    reasons: texts,
    proofs: texts,
    skills: texts,
    tasks: texts,
    newcomers: texts,
    fromNearby: texts,
    closings: texts,
    farewells: texts,
  }),
);

/** Slots: `{years}` (a number in words), `{field}`, `{employer}`, `{achieved}`, `{skill}`, `{skill2}`, `{home}`. */
export const profilePhrases = readData(
  "phrases/profiles",
  z.strictObject({
    backgrounds: texts,
    beginnings: texts,
    highlights: texts,
    wishes: texts,
    freeExperience: texts,
    freeEducation: texts,
    languages: texts,
    pastimes: texts,
  }),
);

/** The past experience in resumes. */
export const { beginnerAchievements, pastEmployers, schools } = readData(
  "careers",
  z.strictObject({
    /** Achievements of the first years: past tense, capitalized, without a full stop. */
    beginnerAchievements: texts,
    /** Invented employers, by category. */
    pastEmployers: z.record(z.enum(categories), texts),
    /** Invented places of learning. */
    schools: texts,
  }),
);
