import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { optionalText, requiredText, textLimits } from "./text.ts";

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

export const unsupportedResumeText = "Only PDF, DOC and DOCX files are supported";
export const resumeTooLargeText = "The file is larger than 10 MB";
export const foreignUploadText = "This is not one of your uploads";
export const fileMissingText = "File not found";
/** Registered files live at paths that begin so. */
export const objectPathPrefix = "/objects/";
/** Where the server itself takes uploads, unless they go to another store. */
export const uploadPathPrefix = "/objects/uploads/";

export const createUpload = endpoint({
  method: "POST",
  path: "/api/objects/upload",
  summary: "An address that takes one PUT of a resume within 15 minutes",
  access: "signed-in",
  body: z.object({ filename: optionalText(4_000) }).optional(),
  reply: z.object({ uploadURL: z.string() }),
});

export const registerResume = endpoint({
  method: "PUT",
  path: "/api/resume",
  summary: "Register an uploaded file as a resume",
  access: "signed-in",
  body: z.object({ resumeURL: requiredText(textLimits.url, foreignUploadText) }),
  reply: z.object({ objectPath: z.string() }),
});
