import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { sentPicture } from "#values/pictures.schemas.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { personForm } from "./account-forms.ts";
import { user } from "./auth.schemas.ts";
import * as endpoints from "./person.ts";
import { ownPictureText } from "./person.ts";

export const personEndpoints = describeEndpoints(endpoints, {
  changePerson: {
    summary: "Change one's own names, username and picture; an absent key stays as it is",
    counts: "edit",
    body: personForm.partial().extend({
      profileImageUrl: text(textLimits.url, ownPictureText)
        .nullish()
        .meta({ description: "The object path of a picture that the caller registered" }),
    }),
    reply: user,
  },
  registerPicture: {
    summary: "Register an uploaded file as a picture of one's own, drawn as one square",
    refusals: ["missing"],
    body: sentPicture,
    reply: z.object({ objectPath: z.string() }),
  },
});
