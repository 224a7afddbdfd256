import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import { apiDocsPage, apiDocsPolicy } from "./api-docs-page.ts";
import { openApiDocument } from "./openapi.ts";

/** The API described for programs and for people, both from the contract. */
export const serveApiDocs = (app: FastifyInstance, { publicUrl }: Config) => {
  const document = openApiDocument(publicUrl);
  const page = apiDocsPage(document);
  app.get("/api/openapi.json", (_request, reply) =>
    reply.header("Cache-Control", "no-cache").send(document),
  );
  app.get("/api/docs", (_request, reply) =>
    reply
      .header("Cache-Control", "no-cache")
      .header("Content-Security-Policy", apiDocsPolicy)
      .type("text/html; charset=utf-8")
      .send(page),
  );
};
