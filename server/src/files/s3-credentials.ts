import {
  AssumeRoleCommand,
  GetFederationTokenCommand,
  STSClient,
  type Credentials,
} from "@aws-sdk/client-sts";
import { credentialsLifetimeSeconds } from "@rolecall/contract/resumes/multipart-uploads.ts";
import type { S3Settings } from "#config.ts";
import { FilesUnavailable, type FileStore } from "./file-store.ts";
import { credentialsOf, isRefusal, retrySettings, statusOf } from "./s3-client.ts";
import { uploadPrefixOf } from "./upload-key.ts";

/** Asked for from the longest on: Amazon stops at 36 hours, other stores at a week, half a day or an hour. */
const lifetimes = [credentialsLifetimeSeconds, 129_600, 43_200, 3_600];

/** Lets somebody write to the keys that begin so, and to no others. */
const policyFor = (bucket: string, prefix: string) =>
  JSON.stringify({
    Version: "2012-10-17",
    Statement: [
      {
        Effect: "Allow",
        Action: ["s3:PutObject", "s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"],
        Resource: [`arn:aws:s3:::${bucket}/${prefix}*`],
      },
    ],
  });

/**
 * Asks the store's own Security Token Service. Amazon has it at another address
 * than S3; other stores serve it at the same one, where a role need not exist.
 */
export const credentialsFor = (settings: S3Settings): FileStore["credentials"] => {
  const { endpoint, region, bucket } = settings;
  const isAmazon = new URL(endpoint).hostname.endsWith(".amazonaws.com");
  const client = new STSClient({
    region,
    credentials: credentialsOf(settings),
    ...(!isAmazon && { endpoint }),
    ...retrySettings(),
  });

  const ask = (
    ownerId: string,
    DurationSeconds: number,
  ): Promise<{ Credentials?: Credentials | undefined }> => {
    const Policy = policyFor(bucket, uploadPrefixOf(ownerId));
    // At most 32 characters: a UUID without its dashes.
    const name = ownerId.replaceAll("-", "");
    if (isAmazon)
      return client.send(new GetFederationTokenCommand({ Name: name, Policy, DurationSeconds }));
    const role = { RoleArn: "arn:aws:iam::000000000000:role/rolecall", RoleSessionName: name };
    return client.send(new AssumeRoleCommand({ ...role, Policy, DurationSeconds }));
  };

  const askFor = async (
    ownerId: string,
    [seconds, ...shorter] = lifetimes,
  ): Promise<Credentials | null> => {
    if (seconds === undefined) return null;
    try {
      return (await ask(ownerId, seconds)).Credentials ?? null;
    } catch (error) {
      const status = statusOf(error);
      if (status === 400) return askFor(ownerId, shorter);
      if (isRefusal(status)) return null;
      throw new FilesUnavailable(error);
    }
  };

  return async (ownerId) => {
    const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } =
      (await askFor(ownerId)) ?? {};
    if (!AccessKeyId || !SecretAccessKey || !SessionToken || !Expiration) return null;
    return {
      accessKeyId: AccessKeyId,
      secretAccessKey: SecretAccessKey,
      sessionToken: SessionToken,
      expiration: Expiration,
      bucket,
      region,
    };
  };
};
