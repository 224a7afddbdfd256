import { defaultAnswerDays } from "@rolecall/contract/applications/answer-days.ts";
import { postingChoices } from "@rolecall/contract/companies/companies.ts";
import { getTableColumns, sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment, primaryId, revision, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

export const companies = pgTable(
  "companies",
  {
    id: primaryId(),
    name: text().notNull(),
    description: text(),
    website: text(),
    location: text(),
    industry: text(),
    size: text(),
    logoUrl: text(),
    coverUrl: text(),
    /** What only its own page tells. */
    ownWords: text(),
    hiring: text(),
    benefits: text(),
    pictures: jsonb()
      .$type<{ id: string; url: string; text: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    /** A company outlives the account that made it. */
    ownerId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Since when it is proven that the team acts for the company, and the domain that proved it. */
    verifiedAt: moment(),
    verifiedDomain: text(),
    postingBy: text({ enum: postingChoices }).notNull().default("everyone"),
    /** Within so many days its jobs promise an answer, where they say nothing else. */
    answerDays: integer().notNull().default(defaultAnswerDays),
    suspendedAt: moment(),
    suspensionReason: text(),
    /** What the directory finds companies by: the key of the name, and the description in plain letters. */
    foundBy: text()
      .notNull()
      .generatedAlwaysAs(sql`name_key(name) || E'\\n' || plain_letters(coalesce(description, ''))`),
    /** What the release before searches. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`comparable(name || E'\\n' || coalesce(description, ''))`),
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("companies_by_name").on(sql`fold(${table.name}) collate "C"`, table.id),
    index("companies_by_whole_industry").on(table.industry),
    index("companies_newest").on(table.createdAt, table.id),
    // The directory counts its companies by this index alone.
    index("companies_in_directory")
      .on(table.id)
      .where(sql`${table.suspendedAt} is null`),
    index("companies_suspended")
      .on(table.createdAt, table.id)
      .where(sql`${table.suspendedAt} is not null`),
    index("companies_verified")
      .on(table.createdAt, table.id)
      .where(sql`${table.verifiedAt} is not null`),
    index("companies_by_name_or_website").using(
      "gin",
      sql`parts_of_three(name_key(name) || E'\\n' || name_key(coalesce(website, '')))`,
    ),
    index("companies_by_owner").on(table.ownerId),
    // By every three letters in a row, so that a part of a word finds them too.
    index("companies_by_parts").using("gin", sql`parts_of_three(${table.foundBy})`),
    // Of the release before.
    index("companies_by_search_text").using("gin", sql`parts_of_three(${table.searchText})`),
    index("companies_by_industry").using("gin", sql`parts_of_three(lower(${table.industry}))`),
    check("companies_posting_by_known", isOneOf(table.postingBy, postingChoices)),
  ],
);

const {
  searchText: _,
  foundBy: __,
  ownWords,
  hiring,
  benefits,
  pictures,
  ...answeredColumns
} = getTableColumns(companies);

/** The columns of a company but for those that searches or its own page alone read. */
export const companyColumns = answeredColumns;

/** What only a company's own page tells. */
export const companyPartColumns = { ownWords, hiring, benefits, pictures };

/** The columns of a company in every answer. */
export const namedCompanyColumns = {
  id: companies.id,
  name: companies.name,
  verifiedAt: companies.verifiedAt,
  verifiedDomain: companies.verifiedDomain,
  postingBy: companies.postingBy,
  revision: companies.revision,
};
