import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { transfer } from "./s3-client.ts";

/** More than any resume has; a store takes 10,000 parts of this size. */
export const partBytes = 16 * 1024 * 1024;

/** The content in pieces of one size, of which the last may be smaller; none of nothing. */
export async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      const piece = chunk.subarray(from, from + partBytes - bytes);
      waiting.push(piece);
      from += piece.length;
      bytes += piece.length;
      if (bytes < partBytes) continue;
      yield Buffer.concat(waiting);
      [waiting, bytes] = [[], 0];
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/**
 * Writes an object of any size with one of its parts in memory at a time. If that fails, nothing is stored;
 * what a crash leaves is swept.
 */
export const writeInParts = async (
  client: S3Client,
  object: { Bucket: string; Key: string },
  parts: AsyncIterable<Buffer>,
): Promise<string> => {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const part = { ...object, UploadId, PartNumber, Body, ContentLength: Body.length };
      const { ETag } = await client.send(new UploadPartCommand(part), transfer);
      Parts.push({ PartNumber, ETag });
    }
    const whole = { ...object, UploadId, MultipartUpload: { Parts } };
    const { ETag } = await client.send(new CompleteMultipartUploadCommand(whole), transfer);
    return ETag ?? "";
  } catch (error) {
    const begun = new AbortMultipartUploadCommand({ ...object, UploadId });
    await client.send(begun).catch(() => {});
    throw error;
  }
};
