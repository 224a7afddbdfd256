import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** Limits of S3, which both kinds of store keep. */
export const partMinimumBytes = 5 * 1024 ** 2;
export const partMaximumNumber = 10_000;
/** 5 GB: the most bytes of an upload in parts, so that nobody fills the disk. */
export const multipartMaximumBytes = 5 * 1024 ** 3;
/** The most uploads in parts of one user that were neither cancelled nor registered. */
export const multipartMaximumOpen = 20;
/** An upload that was not registered by then is forgotten. */
export const multipartLifetimeSeconds = 24 * 60 * 60;
/** As long as credentials may be asked for; stores that allow less give less. */
export const credentialsLifetimeSeconds = 604_800;

export const multipartMissingText = refusal("upload-not-found", "Upload not found");
export const multipartTooLargeText = refusal("upload-too-large", "The file is larger than 5 GB");
export const tooManyOpenText = refusal(
  "too-many-open-uploads",
  "Finish or cancel one of your other uploads first",
);
export const partNumberText = refusal(
  "part-number-out-of-range",
  `The part number must be a whole number from 1 to ${partMaximumNumber}`,
);
export const partTooSmallText = refusal(
  "part-too-small",
  "Every part but the last must have at least 5 MB",
);
export const partOrderText = refusal(
  "parts-out-of-order",
  "The parts must be named once each, in ascending order",
);
export const partsChangedText = refusal(
  "parts-changed",
  "The parts are not the ones that were uploaded",
);
export const noCredentialsText = refusal(
  "no-temporary-credentials",
  "The file store gives out no temporary credentials",
);

export const createMultipartUpload = {
  method: "POST",
  path: "/companion/s3/multipart",
  access: "signed-in",
} as const satisfies Endpoint;

export const listParts = {
  method: "GET",
  path: "/companion/s3/multipart/{uploadId}",
  access: "signed-in",
} as const satisfies Endpoint;

export const signPart = {
  method: "GET",
  path: "/companion/s3/multipart/{uploadId}/{partNumber}",
  access: "signed-in",
} as const satisfies Endpoint;

export const completeMultipartUpload = {
  method: "POST",
  path: "/companion/s3/multipart/{uploadId}/complete",
  access: "signed-in",
} as const satisfies Endpoint;

export const abortMultipartUpload = {
  method: "DELETE",
  path: "/companion/s3/multipart/{uploadId}",
  access: "signed-in",
} as const satisfies Endpoint;

export const uploadParameters = {
  method: "GET",
  path: "/companion/s3/params",
  access: "signed-in",
} as const satisfies Endpoint;

export const temporaryCredentials = {
  method: "GET",
  path: "/companion/s3/sts",
  access: "signed-in",
} as const satisfies Endpoint;
