import { profileDraft } from "@rolecall/contract/profile-draft.ts";
import * as z from "zod";

/** The form writes lists as lines of text; the rules of the other fields are the profile's own. */
export const profileForm = profileDraft
  .omit({ experience: true, education: true })
  .extend({ experience: z.string(), education: z.string() });

export type ProfileFormValues = z.input<typeof profileForm>;
