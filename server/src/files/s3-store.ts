import { createHmac } from "node:crypto";
import { PassThrough, pipeline, Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "#config.ts";
import { HashedStream } from "./durable-files.ts";
import {
  FileExists,
  FilesUnavailable,
  FileTooLarge,
  LengthUnknown,
  type FileStore,
  type StoredFile,
} from "./file-store.ts";
import { nameOf, nullIfAbsent, openArrivals, openS3Client, transfer } from "./s3-client.ts";
import { credentialsFor } from "./s3-credentials.ts";
import { inParts, partBytes, writeInParts } from "./s3-large-files.ts";
import { S3Multipart } from "./s3-multipart.ts";
import { streamToStore } from "./s3-streaming.ts";
import { sweepUploads } from "./s3-sweep.ts";
import { UploadAddresses } from "./upload-addresses.ts";
import { keptPrefix, uploadKeyOf, uploadOfKey } from "./upload-key.ts";

/** The key of a kept file; no upload address is ever given out for these keys. */
const keptKeyOf = (id: string) => `${keptPrefix}${id}`;

/** The content, whose failure halfway is the store's. */
const toldUnavailable = (content: Readable): Readable => {
  const told = new PassThrough({
    destroy: (error, done) => done(error && new FilesUnavailable(error)),
  });
  return pipeline(content, told, () => {});
};

/** The same for all servers of the bucket, without one more thing to be kept. */
const secretOf = ({ secretAccessKey }: S3Settings): Buffer =>
  createHmac("sha256", secretAccessKey).update("Rolecall upload addresses").digest();

/**
 * Files in a bucket. A holder of temporary credentials may write to an upload's key any number of
 * times; kept files are written by this server alone. `publicUrl` is the origin of upload
 * addresses.
 */
export const openS3Store = (
  settings: S3Settings,
  publicUrl: string,
  client: S3Client = openS3Client(settings),
): FileStore => {
  const { bucket: Bucket } = settings;
  const bucketAddress = `${settings.endpoint.replace(/\/+$/, "")}/${Bucket}/`;

  const sizeOfKey = async (Key: string): Promise<number | null> => {
    const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(nullIfAbsent);
    return found && (found.ContentLength ?? 0);
  };

  const readKey = async (Key: string): Promise<StoredFile | null> => {
    const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch(nullIfAbsent);
    if (!found) return null;
    const { Body: content, ContentLength: bytes } = found;
    if (!(content instanceof Readable) || bytes === undefined)
      throw new FilesUnavailable("The answer has no content or no length");
    return { content: toldUnavailable(content), bytes };
  };

  /** If two write at the same time, the store lets one through. */
  const put = async (id: string, Body: Uint8Array): Promise<string> => {
    const object = { Bucket, Key: keptKeyOf(id), Body, ContentLength: Body.length };
    try {
      const command = new PutObjectCommand({ ...object, IfNoneMatch: "*" });
      return (await client.send(command, transfer)).ETag ?? "";
    } catch (error) {
      if (["PreconditionFailed", "ConditionalRequestConflict"].includes(nameOf(error)))
        throw new FileExists();
      if (nameOf(error) !== "NotImplemented") throw error;
      // A store without conditions is asked first. Of two at the very same moment it lets both
      // through; even then the bytes are only ones that this server looked at.
      if ((await sizeOfKey(object.Key)) !== null) throw new FileExists();
      return (await client.send(new PutObjectCommand(object), transfer)).ETag ?? "";
    }
  };

  const arrivals = openArrivals(settings);
  const addresses = new UploadAddresses(secretOf(settings), publicUrl);

  const deleteKey = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  return {
    addresses,

    idOfAddress: (address) => {
      const url = URL.parse(address);
      const plain = url && `${url.origin}${url.pathname}`;
      // The address in the bucket, used by clients with temporary credentials.
      if (plain?.startsWith(bucketAddress))
        return uploadOfKey(plain.slice(bucketAddress.length))?.id ?? null;
      return addresses.idOf(address);
    },

    neverOverwrites: false,

    receive: async (upload, content, { bytes, maxBytes }) => {
      if (bytes === null) throw new LengthUnknown();
      if (bytes > maxBytes) throw new FileTooLarge();
      const object = { Bucket, Key: uploadKeyOf(upload), ContentLength: bytes };
      const sent = await streamToStore(content, (Body, abortSignal) =>
        arrivals.send(new PutObjectCommand({ ...object, Body }), { abortSignal }),
      );
      return { bytes, etag: sent.ETag ?? "" };
    },

    sizeOf: async (upload) =>
      (await sizeOfKey(keptKeyOf(upload.id))) ?? sizeOfKey(uploadKeyOf(upload)),

    openUpload: async (upload) => {
      const kept = await readKey(keptKeyOf(upload.id));
      if (kept) return { ...kept, kept: true };
      const file = await readKey(uploadKeyOf(upload));
      return file && { ...file, kept: false };
    },

    keep: async (upload, content) => {
      await put(upload.id, content);
      // If it cannot be deleted now, the sweep deletes it later.
      await deleteKey(uploadKeyOf(upload)).catch(() => {});
    },

    write: async (id, content, maxBytes) => {
      const measured = new HashedStream(content, maxBytes);
      const parts = inParts(measured);
      const next = await parts.next();
      const first = next.done ? Buffer.alloc(0) : next.value;
      if (first.length < partBytes) {
        const etag = await put(id, first);
        return { bytes: measured.bytes, etag };
      }
      const object = { Bucket, Key: keptKeyOf(id) };
      if ((await sizeOfKey(object.Key)) !== null) throw new FileExists();
      const all = async function* () {
        yield first;
        yield* parts;
      };
      const etag = await writeInParts(client, object, all());
      return { bytes: measured.bytes, etag };
    },

    read: (id) => readKey(keptKeyOf(id)),

    delete: async (id) => {
      await deleteKey(keptKeyOf(id));
    },

    discard: async (upload) => {
      await deleteKey(uploadKeyOf(upload));
      await deleteKey(keptKeyOf(upload.id));
    },

    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }));
    },

    sweep: () => sweepUploads(client, Bucket),
    multipart: new S3Multipart({ client, arrivals, bucket: Bucket }),
    credentials: credentialsFor(settings),
  };
};
