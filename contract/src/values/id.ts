import * as z from "zod";
import { refusal, refusalAbout } from "#refusal.ts";

const tooManyIds = refusalAbout("too-many-ids", "At most {most} ids can be asked for at once");

/** The id of a row, a UUID. In a path a malformed one is simply a missing row. */
export const id = z.guid({ error: refusal("invalid-id", "This is not an id") });

/** Ids in a query string, with commas between them. */
export const idsQuery = (most: number) =>
  z
    .string({ error: refusal("invalid-ids", "Ids must be one text with commas") })
    .transform((list) => list.split(",").filter((one) => one !== ""))
    .pipe(z.array(id).max(most, tooManyIds({ most })))
    .meta({ type: "array", items: { type: "string", format: "uuid" }, maxItems: most });

export const idParams = (missing: string) => z.object({ id: z.guid({ error: missing }) });
