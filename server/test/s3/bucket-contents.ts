import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  GetObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import { readConfig } from "#config.ts";
import { openArrivals, openS3Client } from "#files/s3-client.ts";
import { S3Multipart } from "#files/s3-multipart.ts";
import { uploadOfKey } from "#files/upload-key.ts";

/** A bucket's objects by their keys, and the number of parts that wait for others of the one upload begun. */
export const contentsOfBucket = async (
  env: Record<string, string>,
): Promise<{ objects: Map<string, Buffer>; parts: number }> => {
  const settings = readConfig(env).s3;
  if (!settings) throw new Error("S3 is not set");
  const client = openS3Client(settings);
  const Bucket = settings.bucket;

  const objects = new Map<string, Buffer>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key = "" } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      objects.set(Key, await buffer(Body as Readable));
    }

  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  const [begun] = Uploads;
  const upload = uploadOfKey(begun?.Key ?? "");
  const parts =
    upload &&
    (await new S3Multipart({ client, arrivals: openArrivals(settings), bucket: Bucket }).parts({
      ...upload,
      uploadId: begun?.UploadId ?? "",
    }));
  return { objects, parts: parts?.length ?? 0 };
};
