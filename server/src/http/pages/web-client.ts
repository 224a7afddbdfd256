import staticFiles from "@fastify/static";
import { pagePaths } from "@rolecall/contract/pages.ts";
import type { FastifyInstance } from "fastify";
import { resumeViewerAssetHeaders, resumeViewerHeaders } from "#http/reply/security-headers.ts";
import { builtClient, clientIsBuilt } from "./client-page.ts";
import type { SendPage } from "./send-page.ts";

/** The path and query of an address, in which a request may name any site. */
const withoutLastSlash = (url: string) =>
  url.replace(/^https?:\/\/[^/]*/, "").replace(/\/(?=\?|$)/, "");

/**
 * Serves the built client: hashed files for ever, and the client at known page
 * paths, whose router shows the right screen. A slash at the end of a page's path is taken away: each page has one address.
 */
export const serveWebClient = async (app: FastifyInstance, sendPage: SendPage) => {
  for (const path of pagePaths) {
    const route = path.replaceAll(/\{(\w+)\}/g, ":$1");
    // Pages with a head of their own belong to a feature.
    if (!app.hasRoute({ method: "GET", url: route }))
      app.get(route, (request, reply) => sendPage(request, reply));
    if (route !== "/")
      app.get(`${route}/`, ({ url }, reply) => reply.redirect(withoutLastSlash(url), 308));
  }
  if (!clientIsBuilt) return;

  await app.register(staticFiles, {
    root: builtClient,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      for (const [name, value] of Object.entries(viewerHeadersFor(path))) reply.header(name, value);
    },
  });
};

const viewerHeadersFor = (path: string): Record<string, string> => {
  if (path.endsWith("/resume-viewer.html")) return resumeViewerHeaders;
  return path.includes("/assets/resume-viewer-") ? resumeViewerAssetHeaders : {};
};
