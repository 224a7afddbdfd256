import { sql, type SQL } from "drizzle-orm";
import { users } from "#db/schema/users.ts";

/** First and last name of `users`, as far as they are known; null where neither is. */
export const fullName = sql`nullif(btrim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`;

/** The name of a colleague; everybody has at least a username. */
export const colleagueName: SQL<string> = sql`coalesce(${fullName}, ${users.email}, ${users.username})`;
