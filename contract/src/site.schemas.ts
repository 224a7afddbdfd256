import * as z from "zod";
import { registrationRules } from "#auth/admission.ts";
import { refusal } from "#refusal.ts";
import { contrast, leastContrast } from "./colour.ts";
import { describeEndpoints } from "./endpoint.ts";
import { fileSources } from "./resumes/remote-files.ts";
import * as endpoints from "./site.ts";
import { socialProviders, figureKinds, textNames } from "./site.ts";
import { instant } from "./values/instant.ts";
import { requiredText } from "./values/text.ts";

const hexColour = /^#[\da-f]{6}$/;

export const siteRegistration = z.enum(registrationRules, {
  error: refusal("choose-open-invitation-or-closed", "Choose open, invitation or closed"),
});

export const siteFigures = z.enum(figureKinds, {
  error: refusal("choose-fixed-or-own", "Choose fixed or own"),
});
export const siteName = requiredText(60, refusal("name-required", "A name is required"));
export const siteColour = z
  .string({ error: refusal("invalid-colour", "Enter a colour such as #005c67") })
  .transform((colour) => colour.toLowerCase())
  .refine((colour) => hexColour.test(colour), {
    error: refusal("invalid-colour", "Enter a colour such as #005c67"),
    abort: true,
  })
  .refine(
    (colour) => contrast(colour, "#ffffff") >= leastContrast,
    refusal("choose-darker-colour", "Choose a darker colour"),
  )
  .meta({ pattern: "^#[0-9a-fA-F]{6}$" });

const versionQuery = z
  .string()
  .regex(
    /^[1-9]\d{0,8}$/,
    refusal("version-must-be-whole-number", "Version must be a whole number"),
  )
  .transform(Number)
  .meta({ type: "integer", minimum: 1 });

const siteText = z.object({
  name: z.enum(textNames),
  version: z.int(),
  markdown: z.string(),
  createdAt: instant,
});
export type SiteText = z.input<typeof siteText>;

export const siteEndpoints = describeEndpoints(endpoints, {
  siteSettings: {
    summary: "What this installation offers",
    reply: z.object({
      name: z.string(),
      logoUrl: z.string().nullable(),
      colour: z.string(),
      registration: siteRegistration,
      figures: siteFigures,
      terms: z.int().nullable(),
      privacy: z.int().nullable(),
      imprint: z.int().nullable(),
      supportEmail: z.string(),
      /** After how many months closed applications are erased; null where they are kept. */
      retentionMonths: z.int().nullable(),
      geocoderUrl: z.string(),
      socialProviders: z.array(z.enum(socialProviders)),
      /** The sources of a resume, besides the person's own device and a link. */
      fileSources: z.array(z.enum(fileSources)),
    }),
  },
  readSiteText: {
    summary: "A text of the site, the newest version or a named one",
    params: z.object({
      name: z.enum(textNames, { error: refusal("text-not-found", "Text not found") }),
    }),
    query: z.object({ version: versionQuery.optional() }),
    reply: siteText,
  },
});
