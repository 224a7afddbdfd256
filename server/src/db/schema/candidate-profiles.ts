import type {
  EducationEntry,
  ExperienceEntry,
} from "@rolecall/contract/profiles/profile-entries.ts";
import type { languageLevels } from "@rolecall/contract/profiles/profiles.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId, revision, updatedAt } from "./columns.ts";
import { uploads } from "./uploads.ts";
import { users } from "./users.ts";

export const candidateProfiles = pgTable(
  "candidate_profiles",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    summary: text().notNull(),
    skills: text().array().notNull(),
    experience: jsonb().$type<(string | ExperienceEntry)[]>().notNull(),
    education: jsonb().$type<(string | EducationEntry)[]>().notNull(),
    /** A file that a profile shows cannot be cleaned away. */
    resumeId: uuid().references(() => uploads.id, { onDelete: "restrict" }),
    phoneNumber: text(),
    location: text().notNull(),
    languages: jsonb()
      .$type<{ name: string; level: (typeof languageLevels)[number] }[]>()
      .notNull()
      .default([]),
    /** Whole US dollars a year. */
    wantedSalary: integer(),
    willMove: boolean().notNull().default(false),
    /** Skills that the person said are not theirs. */
    notSkills: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("candidate_profiles_user_unique").on(table.userId),
    index("candidate_profiles_by_resume").on(table.resumeId),
    index("candidate_profiles_by_phone")
      .on(sql`regexp_replace(${table.phoneNumber}, '[^0-9]', '', 'g')`)
      .where(sql`${table.phoneNumber} is not null`),
  ],
);

/** The digits of a telephone number, by which numbers are compared. */
export const phoneDigits = sql<string>`regexp_replace(${candidateProfiles.phoneNumber}, '[^0-9]', '', 'g')`;
