import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** JSON that cannot end the script that it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/**
 * The page in the window where a person signed in at a source: it tells the window it was opened from
 * how that went. Uppy closes it once it has heard; if it closed by itself at the same moment, a slow
 * browser would take it for one that the person closed.
 */
export const sendSignInPage = (
  reply: FastifyReply,
  outcome: { token: string } | { error: true },
  origin: string,
): FastifyReply => {
  const script = `window.opener.postMessage(${inScript(outcome)}, ${inScript(origin)}); setTimeout(() => window.close(), 10_000);`;
  const text = "error" in outcome ? "Authentication failed." : "You can close this window.";
  const hash = createHash("sha256").update(script).digest("base64");
  return reply
    .code("error" in outcome ? 400 : 200)
    .type("text/html; charset=utf-8")
    .header(
      "Content-Security-Policy",
      `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Rolecall</title><script>${script}</script></head><body>${text}</body></html>`,
    );
};
