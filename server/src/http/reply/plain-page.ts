import { hash } from "node:crypto";

/** The colours are those of `web/src/styles/tokens.css`, whose file these pages cannot name. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.5 "Figtree Variable", system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center;
  background: light-dark(oklch(0.983 0.004 95), oklch(0.185 0.008 215));
  color: light-dark(oklch(0.24 0.018 215), oklch(0.95 0.006 95)); }
main { padding: 1rem; max-width: 28rem; } img { display: block; margin: 0 auto 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 2.125rem; text-wrap: balance; }
p { margin: 0.5rem 0 1.5rem; color: light-dark(oklch(0.44 0.016 215), oklch(0.79 0.01 200)); text-wrap: pretty; }
a, button { display: inline-block; padding: 0.625rem 1.25rem; border: 1px solid transparent; border-radius: 6px; font: inherit; font-weight: 500;
  text-decoration: none; cursor: pointer; background: light-dark(oklch(0.43 0.083 208), oklch(0.76 0.09 200));
  color: light-dark(oklch(0.99 0.004 200), oklch(0.2 0.035 215)); }
a:hover, button:hover { background: light-dark(oklch(0.37 0.073 210), oklch(0.82 0.088 198)); }
:focus-visible { outline: 2px solid light-dark(oklch(0.52 0.12 212), oklch(0.8 0.105 198)); outline-offset: 2px; }
`;

/** Permits a plain page only its own style element, by its hash, and the logo. */
const policyWith = (forms: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; img-src 'self'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;

const headersWith = (policy: string) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": policy,
  "Cache-Control": "no-store",
});

export const plainPageHeaders = headersWith(policyWith("'none'"));
/** The same for a page whose form is sent to this site. */
export const formPageHeaders = headersWith(policyWith("'self'"));

/** A short page in the site's look that needs no script, for who comes from elsewhere. @param content markup */
export const plainPage = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} - Rolecall</title><style>${style}</style></head><body>
<main><img src="/favicon.svg" alt="Rolecall" width="40" height="40">
<h1>${title}</h1>
${content}</main></body></html>`;
