import * as z from "zod";

/** The id of a row, a UUID. In a path a malformed one is simply a missing row. */
export const id = z.guid({ error: "This is not an id" });

export const idParams = (missing: string) => z.object({ id: z.guid({ error: missing }) });
