import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { afterQuery, pageQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText, requiredText } from "#values/text.ts";

/** 10 MB: the most bytes of a resume. */
export const resumeMaximumBytes = 10_485_760;
export const uploadLifetimeSeconds = 15 * 60;
export const resumeTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type ResumeKind = keyof typeof resumeTypes;
export type ResumeType = (typeof resumeTypes)[ResumeKind];

/** Why the content of a file cannot be a resume, as its sender reads it. */
export const resumeRefusals = {
  unsupported: "Only PDF, DOC and DOCX files are supported",
  damaged: "The file is damaged or incomplete. Save it again and upload the new file.",
  encrypted: "The file is protected with a password. Save it without one and upload that.",
  macros: "The file contains macros, which can harm whoever opens it. Save it as PDF instead.",
  programs:
    "The file contains embedded programs, which can harm whoever opens it. Save it as PDF instead.",
  remote: "The file loads a part of itself from another computer. Save it as PDF instead.",
  data: "The file is a form letter, which reads a list from elsewhere. Save it as PDF instead.",
  commands:
    "The file starts other programs, which can harm whoever opens it. Save it as PDF instead.",
  excessive: "The file is too complex to be checked. Save it as PDF and upload that.",
  infected: "A virus was found in the file, so it was deleted.",
} as const;
export type ResumeRefusal = keyof typeof resumeRefusals;
export const scannerAwayText =
  "Files cannot be checked for viruses right now. Please try again shortly.";
/** The bytes of one unit of `FILE_QUOTA_MB`. */
export const quotaUnitBytes = 1_048_576;
/**
 * The quota of files that applications use, and that of parts of uploads, as a multiple of
 * FILE_QUOTA_MB.
 */
export const appliedQuotaFactor = 5;
export const quotaText = "Your files take up too much space. Delete some first.";
/** The most unregistered single-file uploads of a user, of 10 MB each. */
export const uploadsMaximumOpen = 100;
export const resumeTooLargeText = "The file is larger than 10 MB";
export const uploadExpiredText = "This upload address has expired. Please upload again.";
export const lengthUnknownText = "The length of the file must be announced";
export const foreignUploadText = "This is not one of your uploads";
export const fileMissingText = "File not found";
export const resumeMissingText = "Resume not found";
export const resumeSentText = "This resume was sent with an application";
export const noPreviewText = "This file has no preview. Download it to read it.";
/** The most of a resume's text that is shown on a page; a cell of a table counts as a paragraph at least. */
export const resumeTextLimits = { paragraphs: 5_000, characters: 200_000 };
/** Registered files live at paths that begin so. */
export const objectPathPrefix = "/objects/";
/** Where the server takes uploads, wherever it stores them. */
export const uploadPathPrefix = "/objects/uploads/";

export const createUpload = endpoint({
  method: "POST",
  path: "/api/objects/upload",
  summary: "An address that takes one PUT of a resume within 15 minutes",
  access: "signed-in",
  refusals: ["too-many"],
  body: z.object({ filename: optionalText(4_000) }).optional(),
  reply: z.object({ uploadURL: z.string() }),
});

export const registerResume = endpoint({
  method: "PUT",
  path: "/api/resume",
  summary: "Register an uploaded file as a resume",
  access: "signed-in",
  refusals: ["missing"],
  body: z.object({ resumeURL: requiredText(textLimits.url, foreignUploadText) }),
  reply: z.object({ objectPath: z.string() }),
});

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

export const listResumes = endpoint({
  method: "GET",
  path: "/api/resumes",
  summary: "The caller's own resumes, newest first",
  access: "signed-in",
  paged: true,
  query: z.object({ ...afterQuery("resume"), ...pageQuery({ default: 100, max: 1_000 }) }),
  reply: z.array(ownResume),
});

export const deleteResume = endpoint({
  method: "DELETE",
  path: "/api/resumes/{id}",
  summary: "Delete a resume of the caller's own that no application holds",
  access: "signed-in",
  status: 204,
  params: idParams(resumeMissingText),
});

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

export const readResumeText = endpoint({
  method: "GET",
  path: "/api/resumes/{id}/text",
  summary:
    "The text of a DOC or DOCX resume, paragraph by paragraph and table by table, for whom its file is",
  access: "signed-in",
  params: idParams(fileMissingText),
  reply: resumeText,
});
