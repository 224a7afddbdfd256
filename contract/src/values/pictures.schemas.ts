import * as z from "zod";

/** Names an upload of the caller's own that is to be a picture. */
export const sentPicture = z.object({
  pictureURL: z.string({ error: "The picture's address is required" }).meta({ format: "uri" }),
});
