import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { refusal } from "@rolecall/contract/refusal.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "#http/errors.ts";
import { preferencesOf } from "#http/request/preferences.ts";

/** Enough for a third of the bytes; more would cost more time than it saves on the way. */
const effort = { brotli: 4, gzip: 4 };
/** Compares with the last 256 KB; the usual 4 MB are for larger answers. */
const windowBits = 18;

/** The best first. */
const encodings = ["br", "gzip"] as const;

/** The encoding that a caller likes best of ours; of several the best, and none where plain is better. */
const encodingFor = (header: string): string => {
  const preferences = preferencesOf(header);
  const weightOf = (name: string) => preferences.get(name) ?? preferences.get("*") ?? 0;
  const [best] = encodings.toSorted((one, other) => weightOf(other) - weightOf(one));
  const isWanted =
    best && weightOf(best) > 0 && weightOf(best) >= (preferences.get("identity") ?? 0);
  return isWanted ? best : "identity";
};

const mayBeCompressed = /^text\/(?!event-stream)|[/+](json|xml|javascript)\b/i;

/** For caches. In lower case, as the plugins look for it before they add it. */
const varyByEncoding = (reply: FastifyReply) => {
  const before = String(reply.getHeader("Vary") ?? "");
  if (before.toLowerCase().includes("accept-encoding")) return;
  reply.header("Vary", before === "" ? "accept-encoding" : `${before}, accept-encoding`);
};

/**
 * Compresses pages and JSON for clients that accept it. The client's files are compressed in the
 * build, and resumes are compressed formats.
 */
export const compressAnswers = async (app: FastifyInstance) => {
  app.addHook("onRequest", async ({ headers }) => {
    const accepted = headers["accept-encoding"];
    // Compressors interpret `*` and `q=0` differently, so the header is replaced by the chosen
    // encoding.
    if (accepted !== undefined) headers["accept-encoding"] = encodingFor(accepted);
  });
  app.addHook("onSend", async (_request, reply, payload) => {
    if (mayBeCompressed.test(String(reply.getHeader("Content-Type")))) varyByEncoding(reply);
    return payload;
  });
  await app.register(compress, {
    globalDecompression: false,
    customTypes: mayBeCompressed,
    encodings: [...encodings],
    zlibOptions: { level: effort.gzip },
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    },
  });
};

/** No body of a request is unpacked: small ones can unfold to gigabytes. */
export const refuseCompressedBodies = (app: FastifyInstance) => {
  app.addHook("onRequest", async ({ headers }, reply) => {
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"]);
    const codings = [...preferencesOf(headers["content-encoding"]).keys()];
    if (!hasBody || codings.every((coding) => coding === "identity" || coding === "")) return;
    reply.header("Accept-Encoding", "identity");
    throw new AppError(
      "unsupported-type",
      refusal("compressed-body", "Send the request without compression."),
    );
  });
};
