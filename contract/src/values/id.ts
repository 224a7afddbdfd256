import * as z from "zod";
import { refusal, refusalAbout } from "#refusal.ts";

const tooManyIds = refusalAbout("too-many-ids", "At most {most} ids can be asked for at once");

/** The id of a row, a UUID. In a path a malformed one is simply a missing row. */
export const id = z.guid({ error: refusal("invalid-id", "This is not an id") });

/** Ids in a body. */
export const idList = (most: number) =>
  z
    .array(id, { error: refusal("no-list-of-ids", "Ids must be a list") })
    .max(most, tooManyIds({ most }));

/** Ids in a query string, with commas between them. */
export const idsQuery = (most: number) =>
  z
    .string({ error: refusal("invalid-ids", "Ids must be one text with commas") })
    .transform((list) => list.split(",").filter((one) => one !== ""))
    .pipe(idList(most))
    .meta({ type: "array", items: { type: "string", format: "uuid" }, maxItems: most });

export const idParams = (missing: string) => z.object({ id: z.guid({ error: missing }) });
