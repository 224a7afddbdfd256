import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { briefJob, listedJob } from "#jobs/job.schemas.ts";
import { afterQuery, flagQuery, pageQuery } from "#page.schemas.ts";
import { everything } from "#page.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { sentPicture } from "#values/pictures.schemas.ts";
import { pictureMissingText } from "#values/pictures.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";
import * as endpoints from "./companies.ts";
import {
  companyMissingText,
  directoryMaximum,
  directorySorts,
  openJobsPerCompany,
  otherLetters,
} from "./companies.ts";
import { companyChanges, companyDraft } from "./company-draft.ts";
import { companyRow } from "./company.schemas.ts";
import * as pagePictures from "./page-pictures.ts";
import { mostCompanyPictures } from "./page-pictures.ts";

const listedCompany = companyRow.extend({
  activeJobCount: z.int(),
  jobs: z.array(briefJob).optional(),
});
export type ListedCompany = z.input<typeof listedCompany>;

const companyPicture = z.object({
  id: z.string(),
  url: z.string(),
  text: z.string().meta({ description: "What it shows, for who cannot see it" }),
});

/** What only a company's own page tells, as far as its owner wrote it. */
const companyParts = {
  ownWords: z.string().nullable(),
  hiring: z.string().nullable(),
  benefits: z.string().nullable(),
  pictures: z.array(companyPicture).max(mostCompanyPictures),
};

const companyDetail = companyRow.extend({
  ...companyParts,
  activeJobCount: z.int(),
  jobs: z.array(listedJob.omit({ company: true })),
  owner: z
    .object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable()
    .meta({ description: "For signed-in callers only" }),
});
export type CompanyDetail = z.input<typeof companyDetail>;

/** One letter or digit, or the sign of all others. */
const letter = text(textLimits.name)
  .transform((value) => (value === everything || value === "" ? undefined : value))
  .refine(
    (value) => value === undefined || value === otherLetters || /^[\p{L}\p{N}]$/u.test(value),
    refusal("choose-letter", "Choose one letter"),
  )
  .meta({
    description: `A letter or digit; ${otherLetters} for names that begin with none from A to Z`,
    pattern: String.raw`^([\p{L}\p{N}]|${otherLetters}|${everything})?$`,
  });

/** What a picture of the page shows, in words. */
const pictureText = requiredText(
  textLimits.name,
  refusal("say-what-picture-shows", "Say what the picture shows"),
);
const ofPicture = idParams(companyMissingText).extend({
  pictureId: z.guid({ error: pictureMissingText }),
});
const wrongPlace = refusal(
  "choose-picture-place",
  `Choose a place from 1 to ${mostCompanyPictures}`,
);

/** The common part of calls that send a picture. */
const pictured = {
  params: idParams(companyMissingText),
  body: sentPicture,
  refusals: ["too-large", "unsupported-type"],
  reply: companyRow,
} as const;

export const companyEndpoints = describeEndpoints(
  { ...endpoints, ...pagePictures },
  {
    listCompanies: {
      summary: "The company directory",
      publicList: true,
      query: z.object({
        query: text(textLimits.search).optional(),
        industry: text(textLimits.name)
          .optional()
          .transform((value) => (value === everything || value === "" ? undefined : value)),
        sort: z
          .enum(directorySorts, {
            error: refusal("choose-name-jobs-or-newest", "Choose name, jobs or newest"),
          })
          .default("name"),
        letter: letter.optional(),
        /** For who shows the companies alone: their jobs are most of what a list weighs. */
        withoutJobs: flagQuery("withoutJobs"),
        ...afterQuery("company"),
        ...pageQuery({ default: directoryMaximum, max: directoryMaximum }),
      }),
      reply: z.array(listedCompany),
    },
    listIndustries: {
      summary: "The industries of the directory, by name, each once",
      publicList: true,
      reply: z.array(z.string()),
    },
    getCompany: {
      summary: `One company with its newest ${openJobsPerCompany} open jobs`,
      refusals: ["gone"],
      params: idParams(companyMissingText),
      reply: companyDetail,
    },
    createCompany: {
      summary: "Add a company; the caller becomes its owner",
      counts: "new-company",
      status: 201,
      body: companyDraft,
      reply: companyRow,
    },
    editCompany: {
      summary: "Change a company (owner, admin; who may post, its owner)",
      counts: "edit",
      params: idParams(companyMissingText),
      body: companyChanges,
      reply: companyRow,
    },
    setCompanyLogo: {
      ...pictured,
      summary: "Make an uploaded picture a company's logo (who edits it)",
      counts: "edit",
    },
    setCompanyCover: {
      ...pictured,
      summary: "Make an uploaded picture the cover of a company's page (who edits it)",
      counts: "edit",
    },
    addCompanyPicture: {
      ...pictured,
      summary: `Show an uploaded picture on a company's page, after the others, at most ${mostCompanyPictures} (who edits it)`,
      counts: "edit",
      status: 201,
      refusals: ["too-large", "unsupported-type", "conflict"],
      body: sentPicture.extend({ text: pictureText }),
      reply: companyPicture,
    },
    changeCompanyPicture: {
      summary: "Change the words of a picture on a company's page, or its place (who edits it)",
      counts: "edit",
      params: ofPicture,
      body: z.object({
        text: pictureText.optional(),
        position: z
          .int({ error: wrongPlace })
          .min(1, wrongPlace)
          .max(mostCompanyPictures, wrongPlace)
          .optional()
          .meta({ description: "From 1; one after the last is the last" }),
      }),
      reply: z
        .array(companyPicture)
        .max(mostCompanyPictures)
        .meta({ description: "The page's pictures in their order" }),
    },
    removeCompanyPicture: {
      summary: "Show a picture on a company's page no longer (who edits it)",
      status: 204,
      params: ofPicture,
    },
  },
);
