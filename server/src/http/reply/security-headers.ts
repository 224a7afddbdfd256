import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Config } from "#config.ts";

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** The one style element of the client, by its hash: Radix hides the scroll bar of a select's list. */
const selectListStyle = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

/** The headers that every answer carries. Files people uploaded get a stricter policy of their own. */
export const addSecurityHeaders = (app: FastifyInstance, config: Config) => {
  // Made once: Fastify's plugin makes it anew for every answer, which took more than the rest of HTTP.
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", selectListStyle],
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...originOf(config.geocoderUrl)],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The popup in which people sign in elsewhere reports back to the window that opened it.
    crossOriginOpenerPolicy: {
      policy: Object.keys(config.sources).length > 0 ? "same-origin-allow-popups" : "same-origin",
    },
    strictTransportSecurity: config.secureCookies ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", (request, reply, next) => {
    addHeaders(request.raw, reply.raw, () => next());
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=()");
  });
};

/**
 * The policy of the page that shows a resume: it may run its own script, hand pdf.js to a worker,
 * decode images, and talk to the page around it. It has no origin, no network and no navigation, so
 * that a file that breaks pdf.js reaches nothing.
 */
export const resumeViewerHeaders = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src blob:",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join(";"),
  "X-Frame-Options": "SAMEORIGIN",
  // It has no origin to be keyed by, and browsers would warn of that.
  "Origin-Agent-Cluster": "?0",
};

/** To a page without an origin its own script and style are another's: they alone may be read so. */
export const resumeViewerAssetHeaders = { "Access-Control-Allow-Origin": "*" };
