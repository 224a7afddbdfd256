import * as z from "zod";
import { instant } from "#values/instant.ts";
import { messageSides } from "./message-side.ts";

/** A message as both sides read it. Nothing is left of its text and files once the application is erased. */
export const message = z.object({
  id: z.string(),
  applicationId: z.string(),
  text: z.string(),
  side: z.enum(messageSides),
  author: z
    .object({ firstName: z.string().nullable(), lastName: z.string().nullable() })
    .meta({ description: "Without names where the author is erased" }),
  sentAt: instant,
  files: z.array(
    z.object({
      name: z.string(),
      url: z
        .string()
        .nullable()
        .meta({ description: "Null of a file in an anonymous application, as employers read it" }),
    }),
  ),
});
/** The same as the server makes it, before it is encoded. */
export type ToldMessage = z.output<typeof message>;
