import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText, text } from "#values/text.ts";

/** Limits of S3, which both kinds of store keep. */
export const partMinimumBytes = 5 * 1024 ** 2;
export const partMaximumNumber = 10_000;
/** 5 GB: the most bytes of an upload in parts, so that nobody fills the disk. */
export const multipartMaximumBytes = 5 * 1024 ** 3;
/** How many uploads in parts a user may have that were neither cancelled nor registered. */
export const multipartMaximumOpen = 20;
/** An upload that was not registered by then is forgotten. */
export const multipartLifetimeSeconds = 24 * 60 * 60;
/** As long as credentials may be asked for; stores that allow less give less. */
export const credentialsLifetimeSeconds = 604_800;

export const multipartMissingText = "Upload not found";
export const multipartTooLargeText = "The file is larger than 5 GB";
export const tooManyOpenText = "Finish or cancel one of your other uploads first";
export const partNumberText = `The part number must be a whole number from 1 to ${partMaximumNumber}`;
export const partTooSmallText = "Every part but the last must have at least 5 MB";
export const partOrderText = "The parts must be named once each, in ascending order";
export const partsChangedText = "The parts are not the ones that were uploaded";
export const noCredentialsText = "The file store gives out no temporary credentials";

const key = text(textLimits.url, "The key of the upload is required");
const uploadParams = z.object({ uploadId: z.string() });
const uploadQuery = z.object({ key });
const partNumber = z
  .int(partNumberText)
  .min(1, partNumberText)
  .max(partMaximumNumber, partNumberText);
const etag = text(200, "The ETag of each part is required");

/** What a file is called; its type and metadata are the sender's opinion, and are not kept. */
const fileShape = { filename: optionalText(4_000), type: optionalText(255) };

export const createMultipartUpload = endpoint({
  method: "POST",
  path: "/companion/s3/multipart",
  summary: "Begin an upload in parts",
  access: "signed-in",
  refusals: ["too-many"],
  body: z.object({ ...fileShape, metadata: z.record(z.string(), z.unknown()).nullish() }),
  reply: z.object({ key: z.string(), uploadId: z.string() }),
});

export const listParts = endpoint({
  method: "GET",
  path: "/companion/s3/multipart/{uploadId}",
  summary: "The parts of an upload that have arrived",
  access: "signed-in",
  params: uploadParams,
  query: uploadQuery,
  reply: z.array(z.object({ PartNumber: z.int(), Size: z.int(), ETag: z.string() })),
});

export const signPart = endpoint({
  method: "GET",
  path: "/companion/s3/multipart/{uploadId}/{partNumber}",
  summary: "An address that takes one PUT of a part, for so many seconds",
  access: "signed-in",
  params: uploadParams.extend({ partNumber: z.string() }),
  query: uploadQuery,
  reply: z.object({ url: z.string(), expires: z.int() }),
});

export const completeMultipartUpload = endpoint({
  method: "POST",
  path: "/companion/s3/multipart/{uploadId}/complete",
  summary: "Join the parts of an upload",
  access: "signed-in",
  params: uploadParams,
  query: uploadQuery,
  body: z.object({
    parts: z
      .array(z.object({ ETag: etag, PartNumber: partNumber }), "The parts are required")
      .min(1, "The parts are required")
      .max(partMaximumNumber, `There are at most ${partMaximumNumber} parts`),
  }),
  reply: z.object({ location: z.string() }),
});

export const abortMultipartUpload = endpoint({
  method: "DELETE",
  path: "/companion/s3/multipart/{uploadId}",
  summary: "Cancel an upload in parts",
  access: "signed-in",
  params: uploadParams,
  query: uploadQuery,
  reply: z.object({}),
});

export const uploadParameters = endpoint({
  method: "GET",
  path: "/companion/s3/params",
  summary: "An address that takes one PUT of a file, as the upload widget asks for it",
  access: "signed-in",
  refusals: ["too-many"],
  query: z.object(fileShape),
  reply: z.object({
    method: z.literal("PUT"),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
    headers: z.record(z.string(), z.string()),
  }),
});

export const temporaryCredentials = endpoint({
  method: "GET",
  path: "/companion/s3/sts",
  summary: "Credentials that write to the caller's own uploads in S3 for a while",
  access: "signed-in",
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
});
