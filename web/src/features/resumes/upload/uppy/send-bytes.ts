import { uploadExpiredText, uploadPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import AwsS3 from "@uppy/aws-s3";

type SendBytes = typeof AwsS3.uploadPartBytes;

const interruptedText = "The connection was interrupted. Please try again.";

/**
 * The server's own upload addresses name its public address. The page may have
 * been opened at another one (localhost, say), which serves them as well.
 */
const reachable = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname.startsWith(uploadPathPrefix)
    ? new URL(pathname + search, window.location.origin).href
    : address;
};

/** The server's sentence, or that there was no answer; never the XML of a store. */
const sentenceOf = (source: unknown) => {
  if (!(source instanceof XMLHttpRequest)) return undefined;
  if (source.status === 0) return interruptedText;
  return source.getResponseHeader("content-type")?.startsWith("text/plain")
    ? source.responseText
    : undefined;
};

/** Sends a file, or a part of one, as Uppy does. Its errors carry the server's sentence as `details`. */
export const sendBytes: SendBytes = async ({ signature, ...part }) => {
  const address = { ...signature, url: reachable(signature.url) };
  return AwsS3.uploadPartBytes({ ...part, signature: address }).catch((error: unknown) => {
    if (!(error instanceof Error) || !("source" in error)) throw error;
    const details = sentenceOf(error.source);
    // The message that Uppy looks for.
    if (details === uploadExpiredText) error.message = "Request has expired";
    throw details ? Object.assign(error, { details: `(${details})` }) : error;
  });
};
