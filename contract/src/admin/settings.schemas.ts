import * as z from "zod";
import { website } from "#companies/company-draft.ts";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { siteColour, siteFigures, siteName, siteRegistration } from "#site.schemas.ts";
import { textNames } from "#site.ts";
import { emailAddress } from "#values/email.ts";
import { instant } from "#values/instant.ts";
import { roles } from "#values/role.ts";
import { requiredText } from "#values/text.ts";
import * as endpoints from "./settings.ts";
import { admissions } from "./settings.ts";

const admission = z.enum(admissions, {
  error: refusal("choose-admission", "Choose at-once or after-a-look"),
});

const settings = {
  registration: siteRegistration,
  /** Whether recruiters and companies are let in at once. */
  employers: admission,
  /** Whether the first job of a company is listed at once. */
  firstJobs: admission,
  name: siteName,
  logoUrl: website,
  colour: siteColour,
  figures: siteFigures,
  supportEmail: emailAddress,
};
const settingsReply = z.object({ ...settings, logoUrl: z.string().nullable() });
export type SiteRules = z.output<typeof settingsReply>;

/** A text of the site goes up to this many characters. */
const longestText = 100_000;

export const settingsEndpoints = describeEndpoints(endpoints, {
  readSettings: {
    summary: "The rules of the site, and how it looks",
    reply: settingsReply,
  },
  changeSettings: {
    summary: "Change some of the rules",
    body: z.object(settings).partial(),
    reply: settingsReply,
  },
  inviteToRegister: {
    summary: "Invite somebody to register",
    status: 201,
    body: z.object({
      email: emailAddress,
      role: z.enum(roles, {
        error: refusal("choose-role", "Choose one of the roles: candidate, recruiter or company"),
      }),
    }),
    reply: z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(roles),
      createdAt: instant,
      expiresAt: instant,
    }),
  },
  writeText: {
    summary: "Write a new version of the terms, the privacy notice or the imprint",
    params: z.object({
      name: z.enum(textNames, { error: refusal("text-not-found", "Text not found") }),
    }),
    body: z.object({
      markdown: requiredText(longestText, refusal("text-required", "A text is required")),
    }),
    reply: z.object({ version: z.int(), createdAt: instant }),
  },
});
