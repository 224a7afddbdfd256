import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import staticFiles from "@fastify/static";
import { pagePaths } from "@rolecall/contract/pages.ts";
import type { FastifyInstance, FastifyReply } from "fastify";

const builtClient = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

/**
 * Serves the built client: hashed files for ever, known page paths with 200 and
 * any other with 404, both with the client, whose router shows the right screen.
 */
export const serveWebClient = async (app: FastifyInstance) => {
  const page = await readFile(`${builtClient}index.html`, "utf8").catch(() => null);
  const sendPage = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .header("Cache-Control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(page ?? "The web client has not been built yet.");

  for (const path of pagePaths)
    app.get(path.replaceAll(/\{(\w+)\}/g, ":$1"), (_request, reply) => sendPage(reply, 200));
  app.setNotFoundHandler((_request, reply) => sendPage(reply, 404));
  if (page === null) return;

  await app.register(staticFiles, {
    root: builtClient,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
};
