import * as z from "zod";
import { refusal } from "#refusal.ts";

/** Names an upload of the caller's own that is to be a picture. */
export const sentPicture = z.object({
  pictureURL: z
    .string({ error: refusal("pictures-address-required", "The picture's address is required") })
    .meta({ format: "uri" }),
});
