import type { IncomingMessage } from "node:http";
import { uploadPathPrefix } from "@rolecall/contract/resumes.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import { dropRestOfBody } from "#http/rest-of-body.ts";
import type { Feature } from "#http/route.ts";
import { userOf } from "#http/session.ts";
import { receiveUpload } from "./receive-upload.service.ts";

/** The bytes as they arrive. The connection outlives a refusal halfway, so that it can be answered. */
const contentOf = async function* (request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch {
    throw new AppError("bad-input", "The upload was cut off");
  }
};

/** Takes the files of upload addresses, in a context of its own where a body is any bytes. */
export const uploadAddressRoutes: Feature = (_route, app, { config, db, files }) => {
  void app.register(async (scope) => {
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.addHook("onRequest", async ({ headers }) => {
      // What the sender calls the file means nothing; its content is looked at later.
      headers["content-type"] = "application/octet-stream";
    });
    scope.addHook("onError", async ({ raw }) => dropRestOfBody(raw));
    scope.put<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
      `${uploadPathPrefix}:id`,
      async (request, reply) => {
        const { params, query, headers, raw } = request;
        // To who is logged out, an address that was never given out is like any other below /objects.
        if (files.judgeAddress(params.id, query) === "forged")
          if (!(await userOf(db, request, config.secureCookies))) throw notSignedIn();
        const contentLength = Number(headers["content-length"]);
        const content = contentOf(raw);
        const etag = await receiveUpload(db, files, { ...params, query, contentLength, content });
        return reply.header("ETag", etag).header("Cache-Control", "no-store").send();
      },
    );
  });
};
