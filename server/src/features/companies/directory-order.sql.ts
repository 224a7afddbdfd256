// The orders of the directory, and its division by letters.
import { otherLetters, type DirectorySort } from "@rolecall/contract/companies/companies.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { companyOpenings } from "#db/schema/counts/company-openings.ts";

/** The name as it is ordered: without regard to case and accents. */
const name = sql`fold(${companies.name}) collate "C"`;

/** The key of each order and its direction. */
export const directoryOrders: Record<
  DirectorySort,
  { key: SQLWrapper; direction: "asc" | "desc" }
> = {
  name: { key: name, direction: "asc" },
  jobs: { key: companyOpenings.place, direction: "asc" },
  newest: { key: companies.createdAt, direction: "desc" },
};

/** Behind every text that begins with the one before it. */
const behindAll = "\u{10FFFF}";

/** Whether a company's name begins with a letter, or with none from A to Z. */
export const beginsWith = (letter: string): SQL =>
  letter === otherLetters
    ? sql`(${name} < 'a' or ${name} >= '{')`
    : sql`(${name} >= fold(${letter}) and ${name} < fold(${letter}) || ${behindAll})`;
