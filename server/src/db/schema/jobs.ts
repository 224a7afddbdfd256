import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";
import type { SkillNeed } from "@rolecall/contract/match/match.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment, primaryId, revision, updatedAt } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./users.ts";

export const jobs = pgTable(
  "jobs",
  {
    id: primaryId(),
    title: text().notNull(),
    /** Null only where a draft has none yet, as location, type, level and category. */
    description: text(),
    requirements: text(),
    location: text(),
    /** The place that the location means, as far as the gazetteer knows it. */
    city: text(),
    region: text(),
    /** ISO 3166, two letters. */
    country: text(),
    /** Where that city is, in degrees. */
    latitude: real(),
    longitude: real(),
    /** The places that the location names besides that one; null for none. */
    otherPlaces: jsonb().$type<Place[]>(),
    /** ISO 3166, two letters: where those may be who work remotely. */
    remoteCountries: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Those that its employer chose; null as long as those stand that its text names. */
    skills: jsonb().$type<{ name: string; need: SkillNeed }[]>(),
    /** Whole US dollars a year. */
    salaryMin: integer(),
    salaryMax: integer(),
    type: text({ enum: jobTypes }),
    experienceLevel: text({ enum: experienceLevels }),
    category: text({ enum: categories }),
    isActive: boolean().notNull().default(true),
    /** Whether it was never posted. To everybody but who manages it there is no such job. */
    isDraft: boolean().notNull().default(false),
    /** When the draft is to be posted, if somebody said so, and who said it. */
    publishAt: moment(),
    publishBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** When it was begun, of a job that was a draft before it was posted; else null. */
    begunAt: moment(),
    deadline: moment(),
    /** Within so many days an answer is promised; null: as the company does. */
    answerDays: integer(),
    /** Whether applications that are sent now stay anonymous until they are shortlisted. */
    anonymousReview: boolean().notNull().default(false),
    /** Since when it is inactive. A trigger keeps it. */
    closedAt: moment(),
    /** Since when all its applications are erased for their age; null again with another edit of its end. */
    retiredAt: moment(),
    /** Jobs hold people's applications: neither company nor poster takes them along. */
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "restrict" }),
    /** Null where the account of who posted it is erased. */
    postedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /**
     * Whether the job is the team's alone: its poster left the company or was removed, or the company
     * took the job over. Such a poster does not manage it, and is no outsider to it either.
     */
    isTeamsAlone: boolean().notNull().default(false),
    /** All applications of this job, kept by the transaction that adds one. */
    applicantCount: integer().notNull().default(0),
    /** Since when it waits for a look of the administrators, if it does. */
    heldSince: moment(),
    takenDownAt: moment(),
    takedownReason: text(),
    takedownAnswer: text(),
    takedownAnsweredAt: moment(),
    /** When it was posted or reopened, or who manages it last said that it is still open. */
    confirmedAt: moment().notNull().defaultNow(),
    /** When was asked whether it is still open, while nobody has answered. */
    confirmAskedAt: moment(),
    /** Since when it is unlisted, because nobody answered. */
    unlistedAt: moment(),
    /**
     * Whether it may be among the open jobs: not held, not taken down, not unlisted for want of an answer,
     * and neither its company nor its poster is suspended. A trigger keeps it.
     */
    isListed: boolean().notNull().default(true),
    revision: revision(),
    /** When it was posted, by which it counts as new; of a draft, when it was begun. */
    createdAt: createdAt(),
    /** Of a near copy, when the job was first posted that it is a copy of; null where it was posted first itself. */
    firstPostedAt: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("jobs_by_company").on(table.companyId, table.createdAt, table.id),
    // With all that makes a job an open one, so that a company's are counted without reading them.
    index("jobs_listed_by_company")
      .on(table.companyId, table.createdAt, table.id, table.deadline)
      .where(sql`${table.isActive} and ${table.isListed}`),
    index("jobs_by_poster").on(table.postedBy, table.createdAt, table.id),
    // What near copies have in common.
    index("jobs_alike")
      .on(table.companyId, table.category, table.type, table.experienceLevel, table.createdAt)
      .where(sql`not ${table.isDraft}`),
    index("jobs_newest").on(table.createdAt, table.id),
    index("jobs_posted")
      .on(table.createdAt, table.id)
      .where(sql`not ${table.isDraft}`),
    index("jobs_closed")
      .on(table.closedAt)
      .where(sql`${table.retiredAt} is null and ${table.closedAt} is not null`),
    index("jobs_ended")
      .on(table.deadline)
      .where(sql`${table.retiredAt} is null and ${table.deadline} is not null`),
    index("jobs_held")
      .on(table.createdAt, table.id)
      .where(sql`${table.heldSince} is not null`),
    index("jobs_taken_down")
      .on(table.createdAt, table.id)
      .where(sql`${table.takenDownAt} is not null`),
    index("jobs_to_ask_about")
      .on(table.confirmedAt)
      .where(sql`${table.isActive} and ${table.isListed} and ${table.confirmAskedAt} is null`),
    index("jobs_to_unlist")
      .on(table.confirmAskedAt)
      .where(sql`${table.isActive} and ${table.isListed} and ${table.confirmAskedAt} is not null`),
    index("jobs_to_publish")
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
    index("jobs_by_publisher")
      .on(table.publishBy)
      .where(sql`${table.publishBy} is not null`),
    index("jobs_by_title").using("gin", sql`parts_of_three(name_key(${table.title}))`),
    check("jobs_drafts_closed", sql`not (${table.isDraft} and ${table.isActive})`),
    check(
      "jobs_posted_complete",
      sql`${table.isDraft} or num_nulls(${table.description}, ${table.location}, ${table.type}, ${table.experienceLevel}, ${table.category}) = 0`,
    ),
    check("jobs_type_known", isOneOf(table.type, jobTypes)),
    check("jobs_experience_level_known", isOneOf(table.experienceLevel, experienceLevels)),
    check("jobs_category_known", isOneOf(table.category, categories)),
    check(
      "jobs_salary_ordered",
      sql`${table.salaryMin} >= 0 and ${table.salaryMax} >= 0 and ${table.salaryMin} <= ${table.salaryMax}`,
    ),
  ],
);
