import { groups } from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { isOneOf } from "#db/schema/columns.ts";

/** What candidates told of themselves apart from an application. It is deleted when the application is erased. */
export const equalOpportunity = pgTable(
  "equal_opportunity",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: "restrict" }),
    gender: text({ enum: groups.gender }),
    ethnicity: text({ enum: groups.ethnicity }),
    age: text({ enum: groups.age }),
    disability: text({ enum: groups.disability }),
  },
  (table) => [
    check("equal_opportunity_gender_known", isOneOf(table.gender, groups.gender)),
    check("equal_opportunity_ethnicity_known", isOneOf(table.ethnicity, groups.ethnicity)),
    check("equal_opportunity_age_known", isOneOf(table.age, groups.age)),
    check("equal_opportunity_disability_known", isOneOf(table.disability, groups.disability)),
  ],
);
