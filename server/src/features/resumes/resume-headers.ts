import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { create as contentDisposition } from "content-disposition";
import type { OpenResume } from "./open-resume.service.ts";

/**
 * The bytes are someone else's: they run nothing, load nothing, and are read as
 * the type that they are. Browsers show a PDF; a Word file they only save.
 */
export const headersOf = ({ filename, contentType, bytes }: OpenResume) => ({
  "Content-Type": contentType,
  "Content-Length": bytes,
  "Content-Disposition": contentDisposition(filename, {
    type: contentType === resumeTypes.pdf ? "inline" : "attachment",
  }),
  "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, no-store",
});

/** A picture of a person, drawn by the server: kept by nobody, since it is for who is signed in. */
export const portraitHeaders = {
  "Content-Disposition": "inline",
  "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, no-store",
};
