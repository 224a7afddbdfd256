import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  UploadPartCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { FilesUnavailable } from "./file-store.ts";
import {
  PartsChanged,
  type MultipartUpload,
  type MultipartUploads,
  type Part,
} from "./multipart-uploads.ts";
import { nameOf, nullIfAbsent, transfer } from "./s3-client.ts";
import { streamToStore } from "./s3-streaming.ts";
import { uploadKeyOf, type Upload } from "./upload-key.ts";

const refusals = ["InvalidPart", "InvalidPartOrder", "EntityTooSmall", "NoSuchUpload"];

/** Uploads in parts, as the bucket itself takes them. */
export class S3Multipart implements MultipartUploads {
  readonly #client: S3Client;
  readonly #arrivals: S3Client;
  readonly #bucket: string;

  /** @param arrivals for bytes that are passed on as they arrive */
  constructor({
    client,
    arrivals,
    bucket,
  }: {
    client: S3Client;
    arrivals: S3Client;
    bucket: string;
  }) {
    this.#client = client;
    this.#arrivals = arrivals;
    this.#bucket = bucket;
  }

  async create(upload: Upload): Promise<string> {
    const Key = uploadKeyOf(upload);
    const command = new CreateMultipartUploadCommand({ Bucket: this.#bucket, Key });
    const { UploadId } = await this.#client.send(command);
    if (!UploadId) throw new FilesUnavailable("The answer names no upload");
    return UploadId;
  }

  receive: MultipartUploads["receive"] = async ({ partNumber, ...upload }, content, bytes) => {
    const part = { ...this.#nameOf(upload), PartNumber: partNumber, ContentLength: bytes };
    const sent = await streamToStore(content, (Body, abortSignal) =>
      this.#arrivals.send(new UploadPartCommand({ ...part, Body }), { abortSignal }),
    ).catch(nullIfAbsent);
    return sent && { bytes, etag: sent.ETag ?? "" };
  };

  async parts(upload: MultipartUpload): Promise<Part[] | null> {
    return this.#listParts(upload).catch(nullIfAbsent);
  }

  /** By hand, as the SDK's pages go on for ever: S3 names a next part after the last one, too. */
  async #listParts(upload: MultipartUpload, PartNumberMarker?: string): Promise<Part[]> {
    const command = new ListPartsCommand({ ...this.#nameOf(upload), PartNumberMarker });
    const { Parts = [], IsTruncated, NextPartNumberMarker } = await this.#client.send(command);
    const parts = Parts.map(({ PartNumber = 0, ETag = "", Size = 0 }) => ({
      partNumber: PartNumber,
      etag: ETag,
      bytes: Size,
    }));
    if (!IsTruncated) return parts;
    return [...parts, ...(await this.#listParts(upload, NextPartNumberMarker))];
  }

  async complete(upload: MultipartUpload, parts: Pick<Part, "partNumber" | "etag">[]) {
    const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
    const command = new CompleteMultipartUploadCommand({
      ...this.#nameOf(upload),
      MultipartUpload: { Parts },
    });
    await this.#client.send(command, transfer).catch((error: unknown) => {
      throw refusals.includes(nameOf(error)) ? new PartsChanged() : error;
    });
  }

  async abort(upload: MultipartUpload): Promise<void> {
    const command = new AbortMultipartUploadCommand(this.#nameOf(upload));
    await this.#client.send(command).catch(nullIfAbsent);
  }

  #nameOf(upload: MultipartUpload) {
    return { Bucket: this.#bucket, Key: uploadKeyOf(upload), UploadId: upload.uploadId };
  }
}
