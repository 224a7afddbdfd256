import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { Bucket, S3Error } from "./bucket.ts";
import { signatureOf } from "./signature.ts";
import { TokenService } from "./token-service.ts";

const bucketName = "resumes";
const region = "eu-west-1";
const browsersMay = {
  "access-control-allow-methods": "PUT",
  "access-control-allow-headers": "*",
};
const root = { id: "rolecall", secret: "a secret of the tests" };

/** S3's HTTP interface over a bucket in memory: signatures are checked, conditions and parts kept. */
export class S3Server {
  readonly bucket = new Bucket();
  readonly tokens = new TokenService(bucketName);
  /** What happens to requests: `away` cuts them off, `hanging` never answers, `failing` says so, `breaking` stops halfway. */
  state: "up" | "away" | "hanging" | "failing" | "breaking" = "up";
  /** Sees each request as it comes in. */
  onRequest: (request: IncomingMessage) => void = () => {};
  readonly #server = createServer((request, response) => void this.#take(request, response));

  /** Listens on a port of its own. */
  static async start(): Promise<S3Server> {
    const started = new S3Server();
    started.#server.listen(0, "127.0.0.1");
    await once(started.#server, "listening");
    return started;
  }

  /** The variables that lead a server here. */
  get env() {
    const { port } = this.#server.address() as AddressInfo;
    return {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucketName,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: root.id,
      S3_SECRET_ACCESS_KEY: root.secret,
    };
  }

  /** Ends it, open connections included. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await this.#server[Symbol.asyncDispose]();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.onRequest(request);
    // The client would set its clock by it, which tests move.
    response.sendDate = false;
    // As a bucket must be set up for browsers that send their files to it.
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-expose-headers", "ETag");
    if (request.method === "OPTIONS") return void response.writeHead(204, browsersMay).end();
    if (this.state === "hanging") return;
    if (this.state === "away") return void request.socket.destroy();
    try {
      const body = await buffer(request);
      if (this.state === "failing") throw new S3Error("InternalError", 500);
      this.#answer(request, body, response);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      const { code, status, message } =
        error instanceof S3Error ? error : new S3Error("InternalError", 500, String(error));
      const text = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
      response.writeHead(status, { "content-type": "application/xml" });
      response.end(request.method === "HEAD" ? undefined : text);
    }
  }

  #answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const url = new URL(request.url ?? "", "http://localhost");
    const [, name, ...rest] = decodeURIComponent(url.pathname).split("/");
    const key = rest.join("/");
    this.#authorize(request, body, { key, isService: name === "" });
    if (name === "" && request.method === "POST")
      return send(response, this.tokens.answer(body.toString()));
    if (name !== bucketName) throw new S3Error("NoSuchBucket", 404);
    if (key === "") return this.#answerBucket(url.searchParams, response);
    if (url.searchParams.has("uploads") || url.searchParams.has("uploadId"))
      return this.#answerParts(request, { key, query: url.searchParams, body }, response);
    this.#answerObject(request, { key, body }, response);
  }

  #authorize(
    request: IncomingMessage,
    body: Buffer,
    { key, isService }: { key: string; isService: boolean },
  ): void {
    const signed = signatureOf(request, body);
    if (!signed) throw new S3Error("AccessDenied", 403);
    const temporary = this.tokens.find(signed.accessKeyId, signed.token);
    if (!temporary && signed.accessKeyId !== root.id) throw new S3Error("InvalidAccessKeyId", 403);
    if (!signed.signedWith(temporary?.secret ?? root.secret))
      throw new S3Error("SignatureDoesNotMatch", 403);
    if (signed.region !== region) throw new S3Error("AuthorizationHeaderMalformed", 400);
    if (signed.expiresAt < Date.now())
      throw new S3Error("AccessDenied", 403, "Request has expired");
    const mayWrite = request.method === "PUT" && temporary?.allows(key);
    if (temporary && (isService || !mayWrite)) throw new S3Error("AccessDenied", 403);
  }

  #answerBucket(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get("prefix") ?? "";
    if (query.has("uploads")) {
      const { items, xml, last } = pageOf(
        [...this.bucket.uploads],
        ([id, { key }]) => `${key} ${id}`,
        `${query.get("key-marker") ?? ""} ${query.get("upload-id-marker") ?? ""}`.trim(),
      );
      const [lastKey = "", lastId = ""] = last.split(" ");
      const uploads = items.map(
        ([id, { key, initiated }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
      );
      const next = `<NextKeyMarker>${lastKey}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>`;
      return send(
        response,
        `<ListMultipartUploadsResult>${uploads.join("")}${next}${xml}</ListMultipartUploadsResult>`,
      );
    }
    const { items, xml, last, truncated } = pageOf(
      this.bucket.list(prefix),
      ([key]) => key,
      query.get("continuation-token") ?? "",
    );
    const objects = items.map(
      ([key, { etag, bytes, modified }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${bytes.length}</Size></Contents>`,
    );
    const next = truncated ? `<NextContinuationToken>${last}</NextContinuationToken>` : "";
    send(response, `<ListBucketResult>${objects.join("")}${next}${xml}</ListBucketResult>`);
  }

  #answerObject(
    { method, headers }: IncomingMessage,
    { key, body }: { key: string; body: Buffer },
    response: ServerResponse,
  ): void {
    if (method === "PUT") {
      const { etag } = this.bucket.put(key, body, headers["if-none-match"] === "*");
      response.writeHead(200, { etag }).end();
    } else if (method === "DELETE") {
      this.bucket.objects.delete(key);
      response.writeHead(204).end();
    } else {
      const { bytes, etag, modified } = this.bucket.get(key);
      response.writeHead(200, {
        etag,
        "content-length": bytes.length,
        "last-modified": modified.toUTCString(),
      });
      if (method === "HEAD") response.end();
      else if (this.state === "breaking")
        response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
      else response.end(bytes);
    }
  }

  #answerParts(
    { method }: IncomingMessage,
    { key, query, body }: { key: string; query: URLSearchParams; body: Buffer },
    response: ServerResponse,
  ): void {
    const uploadId = query.get("uploadId") ?? "";
    if (query.has("uploads")) {
      const id = this.bucket.createUpload(key);
      return send(
        response,
        `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (method === "PUT") {
      const number = Number(query.get("partNumber"));
      const { etag } = this.bucket.putPart(key, uploadId, number, body);
      return void response.writeHead(200, { etag }).end();
    }
    if (method === "POST") {
      const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/g)].map(([, part = ""]) => ({
        number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
        etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll("&quot;", "") ?? "",
      }));
      const { etag } = this.bucket.complete(key, uploadId, named);
      return send(
        response,
        `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag}</ETag></CompleteMultipartUploadResult>`,
      );
    }
    const { parts } = this.bucket.upload(key, uploadId);
    if (method === "DELETE") {
      this.bucket.uploads.delete(uploadId);
      return void response.writeHead(204).end();
    }
    const { items, xml, last } = pageOf(
      [...parts],
      ([number]) => String(number).padStart(5, "0"),
      (query.get("part-number-marker") ?? "").padStart(5, "0"),
    );
    const listed = items.map(
      ([number, { etag, bytes }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${bytes.length}</Size></Part>`,
    );
    // As Amazon has it, also after the last part.
    const next = `<NextPartNumberMarker>${Number(last)}</NextPartNumberMarker>`;
    send(response, `<ListPartsResult>${listed.join("")}${next}${xml}</ListPartsResult>`);
  }
}

/** So few that every list of a test may have several pages. */
const pageSize = 2;

/** The items after the marker, in their order; whether there are more, also in XML; the next marker. */
const pageOf = <Item>(all: Item[], nameOf: (item: Item) => string, marker: string) => {
  const after = all
    .filter((item) => nameOf(item) > marker)
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const items = after.slice(0, pageSize);
  const truncated = after.length > pageSize;
  const lastItem = items.at(-1);
  return {
    items,
    truncated,
    xml: `<IsTruncated>${truncated}</IsTruncated>`,
    last: lastItem === undefined ? "" : nameOf(lastItem),
  };
};

const send = (response: ServerResponse, xml: string) =>
  void response
    .writeHead(200, { "content-type": "application/xml" })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
