import { sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Within so many days a job of `jobs` promises an answer: its own promise, else its company's of `companies`. */
export const answerDays = sql<number>`coalesce(${jobs.answerDays}, ${companies.answerDays})`;
