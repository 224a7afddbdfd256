import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText, text } from "#values/text.ts";
import * as endpoints from "./multipart-uploads.ts";
import { partMaximumNumber, partNumberText } from "./multipart-uploads.ts";

const key = text(
  textLimits.url,
  refusal("key-of-upload-required", "The key of the upload is required"),
);
const uploadParams = z.object({ uploadId: z.string() });
const uploadQuery = z.object({ key });
const partNumber = z
  .int(partNumberText)
  .min(1, partNumberText)
  .max(partMaximumNumber, partNumberText);
const etag = text(200, refusal("etag-of-each-part-required", "The ETag of each part is required"));

/** The file's name. Its type and metadata, as the sender states them, are not kept. */
const fileShape = { filename: optionalText(4_000), type: optionalText(255) };

export const multipartUploadEndpoints = describeEndpoints(endpoints, {
  createMultipartUpload: {
    summary: "Begin an upload in parts",
    refusals: ["too-many"],
    body: z.object({ ...fileShape, metadata: z.record(z.string(), z.unknown()).nullish() }),
    reply: z.object({ key: z.string(), uploadId: z.string() }),
  },
  listParts: {
    summary: "The parts of an upload that have arrived",
    params: uploadParams,
    query: uploadQuery,
    reply: z.array(z.object({ PartNumber: z.int(), Size: z.int(), ETag: z.string() })),
  },
  signPart: {
    summary: "An address that takes one PUT of a part, for so many seconds",
    params: uploadParams.extend({ partNumber: z.string() }),
    query: uploadQuery,
    reply: z.object({ url: z.string(), expires: z.int() }),
  },
  completeMultipartUpload: {
    summary: "Join the parts of an upload",
    params: uploadParams,
    query: uploadQuery,
    body: z.object({
      parts: z
        .array(
          z.object({ ETag: etag, PartNumber: partNumber }),
          refusal("parts-required", "The parts are required"),
        )
        .min(1, refusal("parts-required", "The parts are required"))
        .max(
          partMaximumNumber,
          refusal("too-many-parts", `There are at most ${partMaximumNumber} parts`),
        ),
    }),
    reply: z.object({ location: z.string() }),
  },
  abortMultipartUpload: {
    summary: "Cancel an upload in parts",
    params: uploadParams,
    query: uploadQuery,
    reply: z.object({}),
  },
  uploadParameters: {
    summary: "An address that takes one PUT of a file, as the upload widget asks for it",
    refusals: ["too-many"],
    query: z.object(fileShape),
    reply: z.object({
      method: z.literal("PUT"),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      headers: z.record(z.string(), z.string()),
    }),
  },
  temporaryCredentials: {
    summary: "Credentials that write to the caller's own uploads in S3 for a while",
    refusals: ["not-offered"],
    reply: z.object({
      credentials: z.object({
        AccessKeyId: z.string(),
        SecretAccessKey: z.string(),
        SessionToken: z.string(),
        Expiration: instant,
      }),
      bucket: z.string(),
      region: z.string(),
    }),
  },
});
