import { S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import type { S3Settings } from "#config.ts";
import { FilesUnavailable } from "./file-store.ts";
import { storeLimits } from "./store-limits.ts";

/** For requests that carry a file, as long as bytes keep moving. */
export const transfer = { requestTimeout: 60_000 };

/** Answers about what was asked for. Everything else says that the store does not work. */
const answers = new Set([
  "NoSuchKey",
  "NotFound",
  "NoSuchUpload",
  "PreconditionFailed",
  "ConditionalRequestConflict",
  "NotImplemented",
  "InvalidPart",
  "InvalidPartOrder",
  "EntityTooSmall",
]);

/** The name that S3 gave an error, such as `NoSuchKey`. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** The HTTP status that an error came with; undefined where no answer came. */
export const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
};

/** An answer that will be the same the next time, unlike those of a store that is busy or away. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && (status < 500 || status === 501) && status !== 429;

/** For what need not be there. */
export const nullIfAbsent = (error: unknown): null => {
  if (["NoSuchKey", "NotFound", "NoSuchUpload"].includes(nameOf(error))) return null;
  throw error;
};

/** A store or a source of credentials that hangs is given up on after two attempts. */
export const retrySettings = (attemptMs = storeLimits.attemptMs) => ({
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: attemptMs / 2,
    requestTimeout: attemptMs,
    throwOnRequestTimeout: true,
    socketTimeout: 10_000,
  },
});

export const credentialsOf = ({ accessKeyId, secretAccessKey }: S3Settings) => ({
  accessKeyId,
  secretAccessKey,
});

/**
 * For bytes that are streamed from people as they arrive: senders may pause, so each has a
 * connection of their own and slow ones delay nobody else.
 */
const patienceWithSenders = () => ({
  maxAttempts: 1,
  // Some stores do not answer this header; each request would then wait for seconds.
  expectContinueHeader: false,
  // It would tell the console of each that cannot be sent twice.
  logger: { debug() {}, info() {}, warn() {}, error() {} },
  requestHandler: {
    connectionTimeout: storeLimits.connectMs,
    socketTimeout: 120_000,
    httpAgent: { maxSockets: Infinity },
    httpsAgent: { maxSockets: Infinity },
  },
});

/** For requests of the server's own. */
export const openS3Client = (settings: S3Settings, attemptMs?: number): S3Client =>
  openClient(settings, retrySettings(attemptMs));

/** For what people send. */
export const openArrivals = (settings: S3Settings): S3Client =>
  openClient(settings, patienceWithSenders());

/** The bucket's name stands in the path, which every S3-compatible store understands. */
const openClient = (settings: S3Settings, howLong: Partial<S3ClientConfig>): S3Client => {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: credentialsOf(settings),
    forcePathStyle: true,
    // Some stores do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...howLong,
  });
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        throw answers.has(nameOf(error)) ? error : new FilesUnavailable(error);
      }
    },
    { step: "initialize", name: "tellUnavailable" },
  );
  return client;
};
