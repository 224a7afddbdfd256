import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { refusal } from "@rolecall/contract/refusal.ts";
import { uploadPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import type { Feature } from "#http/route.ts";
import type { CallerRequest } from "#http/session.ts";
import { receivePart } from "./receive-part.service.ts";
import { receiveUpload } from "./receive-upload.service.ts";

interface Address {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

interface PartAddress {
  Params: Address["Params"] & { uploadId: string; partNumber: string };
  Querystring: Address["Querystring"];
}

/** Uppy asks for a new address when it reads exactly this XML. */
const expiredXml = "<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>";

/** The bytes as they arrive. The connection outlives a refusal halfway, so that it can be answered. */
const contentOf = async function* (request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch {
    throw new AppError("bad-input", refusal("upload-cut-off", "The upload was cut off"));
  }
};

/** Takes the files of upload addresses, in a context of its own where a body is any bytes. */
export const uploadAddressRoutes: Feature = (_route, app, { config, db, files, userOf }) => {
  /** A signed-out caller with a forged address gets 401, like for any path below /objects. */
  const judge = async (request: CallerRequest, names: string[], query: Address["Querystring"]) => {
    const verdict = files.addresses.judge(names, query);
    if (verdict === "forged" && !(await userOf(request))) throw notSignedIn();
    return verdict;
  };
  const bodyOf = ({
    headers: { "content-length": bytes },
    raw,
  }: {
    headers: IncomingHttpHeaders;
    raw: IncomingMessage;
  }) => ({
    bytes: bytes === undefined ? null : Number(bytes),
    content: contentOf(raw),
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.addHook("onRequest", async ({ headers }) => {
      // The declared type of the file is ignored; its content is inspected later.
      headers["content-type"] = "application/octet-stream";
    });
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("Cache-Control", "no-store");
    });
    scope.put<Address>(`${uploadPathPrefix}:id`, async (request, reply) => {
      const { id } = request.params;
      const verdict = await judge(request, [id], request.query);
      const etag = await receiveUpload(db, files, { id, verdict, ...bodyOf(request) });
      return reply.header("ETag", etag).send();
    });
    scope.put<PartAddress>(
      `${uploadPathPrefix}:id/:uploadId/:partNumber`,
      async (request, reply) => {
        const { id, uploadId, partNumber } = request.params;
        const verdict = await judge(request, [id, uploadId, partNumber], request.query);
        if (verdict === "expired") return reply.code(403).type("application/xml").send(expiredXml);
        const part = { id, uploadId, partNumber: Number(partNumber), verdict };
        const { fileQuotaBytes: quotaBytes } = config;
        const etag = await receivePart(db, files, { ...part, ...bodyOf(request), quotaBytes });
        return reply.header("ETag", etag).send();
      },
    );
  });
};
