import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Enough for a third of the bytes; more would cost more time than it saves on the way. */
const effort = { brotli: 4, gzip: 4 };
/** Of what was sent already, 256 KB are kept to compare with: the usual 4 MB are for larger answers. */
const windowBits = 18;

/**
 * Sends pages and JSON compressed to who takes it so. The client's files come
 * compressed from the build, resumes are compressed in themselves, and no body
 * of a request is unpacked: small ones can unfold to gigabytes.
 */
export const compressAnswers = async (app: FastifyInstance) => {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    zlibOptions: { level: effort.gzip },
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    },
  });
};
