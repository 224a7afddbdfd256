import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

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

const unsupportedText = "Only PDF, DOC and DOCX files are supported";

/** The sentences for senders of files whose content cannot be a resume. */
export const resumeRefusals = {
  unsupported: refusal("unsupported-file", unsupportedText),
  rtf: refusal("file-is-rtf", `This is an RTF file. ${unsupportedText}`),
  odt: refusal("file-is-odt", `This is an ODT file. ${unsupportedText}`),
  html: refusal("file-is-html", `This is an HTML page. ${unsupportedText}`),
  wordXml: refusal("file-is-word-xml", `This is an old Word XML file. ${unsupportedText}`),
  pageless: refusal("file-without-pages", "This file has no pages"),
  damaged: refusal(
    "damaged-file",
    "The file is damaged or incomplete. Save it again and upload the new file.",
  ),
  encrypted: refusal(
    "encrypted-file",
    "The file is protected with a password. Save it without one and upload that.",
  ),
  macros: refusal(
    "file-with-macros",
    "The file contains macros, which can harm whoever opens it. Save it as PDF instead.",
  ),
  programs: refusal(
    "file-with-programs",
    "The file contains embedded programs, which can harm whoever opens it. Save it as PDF instead.",
  ),
  remote: refusal(
    "file-with-remote-parts",
    "The file loads a part of itself from another computer. Save it as PDF instead.",
  ),
  data: refusal(
    "file-with-remote-data",
    "The file is a form letter, which reads a list from elsewhere. Save it as PDF instead.",
  ),
  commands: refusal(
    "file-with-commands",
    "The file starts other programs, which can harm whoever opens it. Save it as PDF instead.",
  ),
  excessive: refusal(
    "file-too-complex",
    "The file is too complex to be checked. Save it as PDF and upload that.",
  ),
  infected: refusal("infected-file", "A virus was found in the file, so it was deleted."),
} as const;
/** Said of every file but the first, as the upload window says it. */
export const oneFileText = "You can only upload 1 file";
/** Asked before a file is sent that shows nothing. */
export const blankResumeText = "This file looks empty. Is it the right one?";
export type ResumeRefusal = keyof typeof resumeRefusals;
export const scannerAwayText = refusal(
  "virus-scanner-not-available",
  "Files cannot be checked for viruses right now. Please try again shortly.",
);
/** The bytes of one unit of `FILE_QUOTA_MB`. */
export const quotaUnitBytes = 1_048_576;
/**
 * The quota of files that applications use, and that of parts of uploads, as a multiple of
 * FILE_QUOTA_MB.
 */
export const appliedQuotaFactor = 5;
export const quotaText = refusal(
  "file-quota-used-up",
  "Your files take up too much space. Delete some first.",
);
/** The most unregistered single-file uploads of a user, of 10 MB each. */
export const uploadsMaximumOpen = 100;
export const resumeTooLargeText = refusal("file-too-large", "The file is larger than 10 MB");
export const uploadExpiredText = refusal(
  "upload-expired",
  "This upload address has expired. Please upload again.",
);
export const lengthUnknownText = refusal(
  "length-unknown",
  "The length of the file must be announced",
);
export const foreignUploadText = refusal("upload-not-yours", "This is not one of your uploads");
export const fileMissingText = refusal("file-not-found", "File not found");
export const resumeMissingText = refusal("resume-not-found", "Resume not found");
export const resumeSentText = refusal(
  "resume-sent-with-application",
  "This resume was sent with an application",
);
export const noPreviewText = refusal(
  "no-preview",
  "This file has no preview. Download it to read it.",
);
/** The most of a resume's text that is shown on a page; a cell of a table counts as a paragraph at least. */
export const resumeTextLimits = { paragraphs: 5_000, characters: 200_000 };
/** Registered files live at paths that begin so. */
export const objectPathPrefix = "/objects/";
/** The path at which the server takes uploads, wherever it stores them. */
export const uploadPathPrefix = "/objects/uploads/";

export const createUpload = {
  method: "POST",
  path: "/api/objects/upload",
  access: "signed-in",
} as const satisfies Endpoint;

export const registerResume = {
  method: "PUT",
  path: "/api/resume",
  access: "signed-in",
} as const satisfies Endpoint;

export const listResumes = {
  method: "GET",
  path: "/api/resumes",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const deleteResume = {
  method: "DELETE",
  path: "/api/resumes/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

export const readResumeText = {
  method: "GET",
  path: "/api/resumes/{id}/text",
  access: "signed-in",
} as const satisfies Endpoint;
