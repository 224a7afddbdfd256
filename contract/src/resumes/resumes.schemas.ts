import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText, requiredText } from "#values/text.ts";
import * as endpoints from "./resumes.ts";
import { resumeTypes, foreignUploadText, fileMissingText, resumeMissingText } from "./resumes.ts";

const ownResume = z.object({
  id: z.string(),
  objectPath: z.string(),
  filename: z.string(),
  contentType: z.enum(resumeTypes),
  size: z.int().meta({ description: "In bytes" }),
  createdAt: instant,
  applicationCount: z.int().meta({ description: "How many applications it was sent with" }),
});
export type OwnResume = z.input<typeof ownResume>;

const textTable = z.object({
  rows: z.array(
    z.array(
      z.object({
        paragraphs: z.array(z.string()),
        columns: z.int().meta({ description: "How many columns of the table it is as wide as" }),
      }),
    ),
  ),
});

const resumeText = z.object({
  blocks: z
    .array(z.union([z.string(), textTable]))
    .meta({ description: "Paragraphs and tables, in the order of the file" }),
  pictures: z.boolean().meta({ description: "Whether the file has pictures, which are left out" }),
  /** False where the text is longer than what is shown. */
  complete: z.boolean(),
});
export type ResumeText = z.output<typeof resumeText>;

export const resumeEndpoints = describeEndpoints(endpoints, {
  createUpload: {
    summary: "An address that takes one PUT of a resume within 15 minutes",
    refusals: ["too-many"],
    body: z.object({ filename: optionalText(4_000) }).optional(),
    reply: z.object({ uploadURL: z.string() }),
  },
  registerResume: {
    summary: "Register an uploaded file as a resume",
    refusals: ["missing"],
    body: z.object({ resumeURL: requiredText(textLimits.url, foreignUploadText) }),
    reply: z.object({
      objectPath: z.string(),
      blank: z.boolean().meta({ description: "Whether the file shows neither text nor pictures" }),
    }),
  },
  listResumes: {
    summary: "The caller's own resumes, newest first",
    query: z.object({ ...afterQuery("resume"), ...pageQuery({ default: 100, max: 1_000 }) }),
    reply: z.array(ownResume),
  },
  deleteResume: {
    summary: "Delete a resume of the caller's own that no application holds",
    status: 204,
    params: idParams(resumeMissingText),
  },
  readResumeText: {
    summary:
      "The text of a DOC or DOCX resume, paragraph by paragraph and table by table, for whom its file is",
    params: idParams(fileMissingText),
    reply: resumeText,
  },
});
