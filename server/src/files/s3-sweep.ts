import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  type ListMultipartUploadsCommandInput,
  type MultipartUpload,
  type S3Client,
} from "@aws-sdk/client-s3";
import { multipartLifetimeSeconds } from "@rolecall/contract/resumes/multipart-uploads.ts";
import { nullIfAbsent } from "./s3-client.ts";
import { uploadPrefix as Prefix } from "./upload-key.ts";

/**
 * Removes uploads of more than a day, whole or in parts, that nothing knows of
 * any more: an address, or temporary credentials, were used once too often.
 */
export const sweepUploads = async (client: S3Client, Bucket: string): Promise<void> => {
  const before = Date.now() - multipartLifetimeSeconds * 1000;
  const isOld = (moment: Date | undefined) => moment !== undefined && moment.getTime() < before;

  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key, LastModified } of Contents)
      if (isOld(LastModified)) await client.send(new DeleteObjectCommand({ Bucket, Key }));

  for (const { Key, UploadId, Initiated } of await listUploadsInParts(client, Bucket))
    if (isOld(Initiated))
      await client
        .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
        .catch(nullIfAbsent);
};

const listUploadsInParts = async (
  client: S3Client,
  Bucket: string,
  from: Pick<ListMultipartUploadsCommandInput, "KeyMarker" | "UploadIdMarker"> = {},
): Promise<MultipartUpload[]> => {
  const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...from }));
  const { Uploads = [], IsTruncated, NextKeyMarker, NextUploadIdMarker } = page;
  if (!IsTruncated) return Uploads;
  const next = { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker };
  return [...Uploads, ...(await listUploadsInParts(client, Bucket, next))];
};
