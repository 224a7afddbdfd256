import type {
  EducationEntry,
  ExperienceEntry,
} from "@rolecall/contract/profiles/profile-entries.ts";
import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
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
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("candidate_profiles_user_unique").on(table.userId),
    index("candidate_profiles_by_resume").on(table.resumeId),
  ],
);
