import * as z from "zod";

/** The id of a row, a UUID. In a path a malformed one is simply a missing row. */
export const id = z.guid({ error: "This is not an id" });

/** Ids in a query string, with commas between them. */
export const idsQuery = (most: number) =>
  z
    .string({ error: "Ids must be one text with commas" })
    .transform((list) => list.split(",").filter((one) => one !== ""))
    .pipe(z.array(id).max(most, `At most ${most} ids can be asked for at once`))
    .meta({ type: "array", items: { type: "string", format: "uuid" }, maxItems: most });

export const idParams = (missing: string) => z.object({ id: z.guid({ error: missing }) });
