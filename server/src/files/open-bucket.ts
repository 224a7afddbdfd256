import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import type { FastifyBaseLogger } from "fastify";
import type { S3Settings } from "#config.ts";
import { StartError } from "#start-error.ts";
import { FilesUnavailable, type FileStore } from "./file-store.ts";
import { isRefusal, nameOf, openS3Client, statusOf } from "./s3-client.ts";
import { openS3Store } from "./s3-store.ts";
import { uploadPrefix } from "./upload-key.ts";

/** Sentences about wrong variables, by the store's name for the error. */
const sentences: Record<string, (settings: S3Settings) => string> = {
  NoSuchBucket: ({ bucket, endpoint }) => `S3_BUCKET: ${endpoint} has no bucket ${bucket}.`,
  InvalidBucketName: ({ bucket }) => `S3_BUCKET: ${bucket} is not a name that a bucket can have.`,
  InvalidAccessKeyId: ({ endpoint }) => `S3_ACCESS_KEY_ID: ${endpoint} does not know this key.`,
  // Some stores say so of a key that they do not know, too.
  SignatureDoesNotMatch: ({ endpoint }) =>
    `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: ${endpoint} does not accept this pair.`,
  AuthorizationHeaderMalformed: ({ region }) => `S3_REGION: the bucket is not in ${region}.`,
  PermanentRedirect: ({ region }) => `S3_REGION: the bucket is not in ${region}.`,
  AccessDenied: ({ bucket }) =>
    `S3_ACCESS_KEY_ID: the key may not list the bucket ${bucket}; docs/operations.md names what it must be allowed.`,
};

/**
 * The store in this bucket. One that is merely away at the start is waited for;
 * one that refuses these settings is a StartError.
 */
export const openBucket = async (
  settings: S3Settings,
  publicUrl: string,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<FileStore> => {
  const client = openS3Client(settings);
  const look = { Bucket: settings.bucket, Prefix: uploadPrefix, MaxKeys: 1 };
  await client.send(new ListObjectsV2Command(look)).catch((error: unknown) => {
    const reason = error instanceof FilesUnavailable ? error.cause : error;
    const sentence = sentences[nameOf(reason)];
    if (sentence) throw new StartError(sentence(settings));
    if (isRefusal(statusOf(reason)))
      throw new StartError(`S3_ENDPOINT: ${settings.endpoint} does not answer as S3 does.`);
    log.warn({ err: reason }, "the file store cannot be reached; files are unavailable until then");
  });
  return openS3Store(settings, publicUrl, client);
};
