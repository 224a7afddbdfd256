import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** What is true or false of the rows that there are. */
export type Condition = SQL;

/** Whether a query, which has a limit of 1, finds a row. It keeps its order, and so goes by its index. */
export const finds = (query: SQLWrapper): Condition => sql`${query} is not null`;

export const either = (one: Condition, other: Condition): Condition => sql`(${one} or ${other})`;
