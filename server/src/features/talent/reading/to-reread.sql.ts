import { sql } from "drizzle-orm";
import { findablePeople } from "#db/schema/talent/findable-people.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** Each part by an index: 'not this edition' alone would read all. */
export const toReread = (edition: string, most: number) => sql`(
  (select ${findablePeople.userId} from ${findablePeople} where ${findablePeople.edition} < ${edition} limit ${most})
  union all
  (select ${findablePeople.userId} from ${findablePeople} where ${findablePeople.edition} > ${edition} limit ${most})
  union all
  (select ${findablePeople.userId} from ${findablePeople}
    where ${findablePeople.rereadOn} <= (now() at time zone 'UTC')::date limit ${most})
  limit ${most}
)`;

/** Whether somebody was read by another edition, or has reached another level. */
export const someAreToReread = (edition: string): Condition => finds(toReread(edition, 1));
