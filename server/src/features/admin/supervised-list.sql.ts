import { sql, type SQL } from "drizzle-orm";
import { containing } from "#db/like-pattern.ts";

/** Whether a text contains what was typed, without regard to case: by an index of its `parts_of_three`. */
export const hasPart = (text: SQL, typed: string): SQL =>
  sql`(lower(${text}) like lower(${containing(typed)})
    and parts_of_three(lower(${text})) @> parts_of_three(lower(${typed})))`;

/** A condition that holds, that does not, or that nobody asks for. */
export const whether = (wanted: boolean | undefined, condition: SQL): SQL | undefined => {
  if (wanted === undefined) return undefined;
  return wanted ? condition : sql`not (${condition})`;
};
