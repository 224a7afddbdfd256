import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { nobodyWaits } from "#db/connection/fair-pool.ts";
import type { ReadWithin } from "#http/reads-within.ts";
import { readYourWrites } from "#http/reply/read-your-writes.ts";
import { pathAndQueryOf } from "#http/request/path-of.ts";
import { isRead } from "#http/request/same-origin.ts";
import type { FeatureServices } from "#services.ts";
import { pageHtml, type Rendered } from "./client-page.ts";
import { type PageSite, plainSite, styleHash } from "./page-look.ts";
import { renderLimits } from "./render-limits.ts";
import { renderShares } from "./render-shares.ts";
import { sharedPages } from "./shared-pages.ts";

interface PageToSend {
  status?: number;
  /** Replaces the usual title and description. */
  head?: string;
}

/** What every page tells of the site beside its screen. */
interface AboutTheSite {
  readSite: () => Promise<PageSite>;
  hasTour: () => Promise<boolean>;
}

/** Sends a page of the client, whatever screen its router shows then. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page?: PageToSend,
) => Promise<FastifyReply>;

/** How the site looks, read once a second at most; as it came where that cannot be read in time. */
const keptForAMoment = (read: () => Promise<PageSite>) => {
  let known: { site: Promise<PageSite>; until: number } | undefined;
  const readInTime = async () => {
    const late = delay(renderLimits.headMs, plainSite, { ref: false });
    return Promise.race([read().catch(() => plainSite), late]);
  };
  return {
    get: (): Promise<PageSite> => {
      if (!known || known.until < Date.now())
        known = { site: readInTime(), until: Date.now() + 1_000 };
      return known.site;
    },
    forget: () => {
      known = undefined;
    },
  };
};

/** Allows the style of the site's colours, and no other. */
const allowStyle = (reply: FastifyReply, hash: string) => {
  const policy = String(reply.raw.getHeader("Content-Security-Policy"));
  reply.header("Content-Security-Policy", policy.replace("style-src 'self'", `$& ${hash}`));
};

/**
 * Sends rendered pages with their data. If rendering fails, takes too long, or the server is busy
 * with other pages, it sends the plain client, which shows the same after its own requests.
 */
export const pageSender = (
  app: FastifyInstance,
  services: FeatureServices,
  read: ReadWithin,
  { readSite, hasTour }: AboutTheSite,
): SendPage => {
  const { renderer, userOf } = services;
  const { hasWritten } = readYourWrites(services);
  const takePlace = renderShares(app);
  const visitorsPages = sharedPages();
  const site = keptForAMoment(readSite);
  app.addHook("onSend", async ({ method }) => {
    if (isRead(method)) return;
    visitorsPages.forget();
    site.forget();
  });

  const render = async (request: FastifyRequest, reply: FastifyReply): Promise<Rendered | null> => {
    // Whoever has hung up needs no page, and it is not drawn when its data is there.
    const leave = renderer && !nobodyWaits() && takePlace();
    if (!renderer || !leave) return null;
    const given = new AbortController();
    const send = async (address: unknown) => {
      given.signal.throwIfAborted();
      try {
        return await read(String(address), { request, reply });
      } finally {
        if (nobodyWaits()) given.abort();
      }
    };
    const page = { href: pathAndQueryOf(request.url), send, signal: given.signal };
    const rendering = renderer.renderPage(page).finally(leave);
    const late = delay(renderLimits.waitMs, null, { signal: given.signal }).catch(() => null);
    try {
      const rendered = await Promise.race([rendering, late]);
      if (!rendered && !nobodyWaits()) request.log.warn("a page was not rendered in time");
      return rendered;
    } catch (error) {
      if (!nobodyWaits()) request.log.warn({ err: error }, "a page could not be rendered");
      return null;
    } finally {
      given.abort();
      rendering.catch(() => undefined);
    }
  };

  const htmlOf = async (head?: string, rendered?: Rendered | null) =>
    pageHtml(head, rendered, { site: await site.get(), tour: await hasTour() });

  const sendShared: SendPage = async (request, reply, { head } = {}) => {
    const page = await visitorsPages.get(pathAndQueryOf(request.url), async () => {
      const rendered = await render(request, reply);
      return rendered && htmlOf(head, rendered);
    });
    if (!page) return reply.send(await htmlOf(head));
    const encoding = request.headers["accept-encoding"] ?? "";
    const encoded = await visitorsPages.encode(page, encoding);
    return encoded
      ? reply.header("Content-Encoding", encoding).send(encoded)
      : reply.send(page.html);
  };

  return async (request, reply, { status = 200, head } = {}) => {
    reply.code(status).type("text/html; charset=utf-8").header("Cache-Control", "no-cache");
    const hash = styleHash(await site.get());
    if (hash !== null) allowStyle(reply, hash);
    if (!renderer) return reply.send(await htmlOf(head));
    reply.header("Vary", "Cookie");
    const user = await userOf(request).catch(() => undefined);
    // The session could not be read; the client reports that.
    if (user === undefined) return reply.send(await htmlOf(head));
    if (!user && !hasWritten(request)) return sendShared(request, reply, head ? { head } : {});
    const rendered = await render(request, reply);
    // Pages of signed-in users must not be cached anywhere.
    if (rendered) reply.header("Cache-Control", "no-store");
    return reply.send(await htmlOf(head, rendered));
  };
};
