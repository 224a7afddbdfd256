import { admissions } from "@rolecall/contract/admin/settings.ts";
import { registrationRules } from "@rolecall/contract/auth/admission.ts";
import { defaultSite, figureKinds } from "@rolecall/contract/site.ts";
import { sql } from "drizzle-orm";
import { check, pgTable, smallint, text } from "drizzle-orm/pg-core";

/** The settings that administrators chose for the whole site: one row, or none while they chose nothing. */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: smallint().primaryKey().default(1),
    registration: text({ enum: registrationRules }).notNull().default("open"),
    employers: text({ enum: admissions }).notNull().default("at-once"),
    firstJobs: text({ enum: admissions }).notNull().default("at-once"),
    name: text().notNull().default(defaultSite.name),
    logoUrl: text(),
    colour: text().notNull().default(defaultSite.colour),
    figures: text({ enum: figureKinds }).notNull().default("fixed"),
    /** In place of SUPPORT_EMAIL. */
    supportEmail: text(),
  },
  (table) => [check("site_settings_one_row", sql`${table.id} = 1`)],
);
