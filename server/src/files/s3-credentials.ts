import { AssumeRoleCommand, GetFederationTokenCommand, STSClient } from "@aws-sdk/client-sts";
import { credentialsLifetimeSeconds } from "@rolecall/contract/multipart-uploads.ts";
import type { S3Settings } from "#config.ts";
import { FilesUnavailable, type FileStore } from "./file-store.ts";
import { credentialsOf, patience } from "./s3-client.ts";
import { uploadPrefixOf } from "./upload-key.ts";

/** The longest that Amazon gives to who signs in with a key. */
const amazonMaximumSeconds = 129_600;

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
export const credentialsFor = (settings: S3Settings): NonNullable<FileStore["credentials"]> => {
  const { endpoint, region, bucket } = settings;
  const isAmazon = new URL(endpoint).hostname.endsWith(".amazonaws.com");
  const client = new STSClient({
    region,
    credentials: credentialsOf(settings),
    ...(!isAmazon && { endpoint }),
    ...patience(),
  });

  return async (ownerId) => {
    const Policy = policyFor(bucket, uploadPrefixOf(ownerId));
    // At most 32 characters: a UUID without its dashes.
    const name = ownerId.replaceAll("-", "");
    const federate = () =>
      client.send(
        new GetFederationTokenCommand({
          Name: name,
          Policy,
          DurationSeconds: Math.min(credentialsLifetimeSeconds, amazonMaximumSeconds),
        }),
      );
    const assume = () =>
      client.send(
        new AssumeRoleCommand({
          RoleArn: "arn:aws:iam::000000000000:role/rolecall",
          RoleSessionName: name,
          Policy,
          DurationSeconds: credentialsLifetimeSeconds,
        }),
      );
    const { Credentials: given } = await (isAmazon ? federate() : assume()).catch(
      (error: unknown) => {
        throw new FilesUnavailable(error);
      },
    );
    const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } = given ?? {};
    if (!AccessKeyId || !SecretAccessKey || !SessionToken || !Expiration)
      throw new FilesUnavailable("The answer holds no credentials");
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
