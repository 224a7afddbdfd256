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
import { keptPrefix, uploadPrefix as Prefix } from "./upload-key.ts";

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

  const unfinished = [
    ...(await listUploadsInParts(client, { Bucket, Prefix })),
    // Of large files that a server was writing when it died.
    ...(await listUploadsInParts(client, { Bucket, Prefix: keptPrefix })),
  ];
  for (const { Key, UploadId, Initiated } of unfinished)
    if (isOld(Initiated))
      await client
        .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
        .catch(nullIfAbsent);
};

const listUploadsInParts = async (
  client: S3Client,
  list: ListMultipartUploadsCommandInput,
): Promise<MultipartUpload[]> => {
  const page = await client.send(new ListMultipartUploadsCommand(list));
  const { Uploads = [], IsTruncated, NextKeyMarker, NextUploadIdMarker } = page;
  if (!IsTruncated) return Uploads;
  const next = { ...list, KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker };
  return [...Uploads, ...(await listUploadsInParts(client, next))];
};
