import { hash } from "node:crypto";
import { create as contentDisposition } from "content-disposition";
import { clientStyles, tourPlace } from "#http/pages/client-page.ts";
import { escapeMarkup as escaped } from "#http/reply/markup.ts";
import type { LetterFile, SentLetter } from "#mail/parse-letter.ts";
import { lettersOnPage, type ListedLetter } from "./sent-letters.ts";

/** Beside the client's own style sheet, which has the colours, the type and the plain elements. */
const style = `
body { font-size: 1rem; line-height: 1.5rem; }
header { border-bottom: 1px solid var(--color-line); background: var(--color-surface); }
header div { display: flex; align-items: center; gap: 0.75rem; min-height: 3.5rem; } header img { display: block; }
header div, main { max-width: 56rem; margin: 0 auto; padding: 0 1rem; } header a:last-child { margin-left: auto; }
main { width: 100%; padding-top: 1.5rem; padding-bottom: 4rem; }
h1 { margin: 0.5rem 0; font-size: 1.75rem; line-height: 2.125rem; overflow-wrap: anywhere; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; line-height: 1.5rem; }
main p, dd, .quiet { color: var(--color-ink-muted); } main p { margin: 0 0 1rem; } main a, header a { color: var(--color-accent-ink); text-decoration: underline; text-underline-offset: 4px; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem; margin: 1rem 0; } label { flex: 1 1 14rem; font-size: 0.875rem; }
main :is(input, button), .button { display: block; min-height: 2.5rem; border: 1px solid var(--color-line-strong); border-radius: 6px; padding: 0.375rem 0.75rem;
  background: var(--color-surface); font-size: 0.875rem; }
main .button { color: var(--color-ink); text-decoration: none; }
main input { width: 100%; margin-top: 0.25rem; font-size: 1rem; } main button { font-weight: 500; } main button:hover, .button:hover { background: var(--color-sunken); }
.letters { border: 1px solid var(--color-line); border-radius: 10px; background: var(--color-surface); }
.letters li + li { border-top: 1px solid var(--color-line); } main .letters a { display: grid; gap: 0 1rem; padding: 0.75rem 1rem; color: inherit; text-decoration: none; }
.letters a:hover { background: var(--color-sunken); } .letters strong, .letters span { min-width: 0; overflow-wrap: anywhere; } .letters strong { font-weight: 600; }
.quiet { font-size: 0.875rem; } @media (min-width: 40rem) { .letters a { grid-template-columns: 1fr auto; } }
nav { display: flex; gap: 0.5rem; align-items: center; margin-top: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: 0 0 1rem; } dd { margin: 0; overflow-wrap: anywhere; } dt { font-weight: 500; }
iframe { display: block; width: 100%; height: min(42rem, 75vh); border: 1px solid var(--color-line); border-radius: 10px; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; font: 0.875rem/1.25rem ui-monospace, Menlo, monospace; } summary { margin-top: 1rem; cursor: pointer; }
`;

const headersWith = (policy: string[]) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": policy.join("; "),
  "Cache-Control": "no-store",
});

/** The page may run the tour's own scripts, and shows a letter in a frame. */
export const outboxHeaders = headersWith([
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  `style-src 'self' 'sha256-${hash("sha256", style, "base64")}'`,
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]);

/** A letter runs nothing and fetches nothing but pictures of this site; its links open in tabs of their own. */
export const letterHeaders = {
  ...headersWith([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ]),
  "X-Frame-Options": "SAMEORIGIN",
};

/** What is attached is saved, and never shown. */
export const attachmentHeaders = ({ name, contentType }: LetterFile) => ({
  "Content-Type": contentType,
  "Content-Disposition": contentDisposition(name, { type: "attachment" }),
  "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
});

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const time = (moment: Date) => {
  if (Number.isNaN(moment.getTime())) return "";
  return `<time datetime="${moment.toISOString()}">${escaped(date.format(moment))}</time>`;
};

const page = (title: string, content: string) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escaped(title)} - Rolecall</title>${clientStyles}<style>${style}</style></head><body>
<header><div><img src="/favicon.svg" alt="" width="28" height="28"><a href="/outbox">Mail</a>
<a href="/">Back to the board</a></div></header><main>${content}</main>${tourPlace}</body></html>`;

const addressOf = (words: string, number: number) => {
  const search = new URLSearchParams({
    ...(words !== "" && { query: words }),
    ...(number > 1 && { page: String(number) }),
  });
  return `/outbox${search.size > 0 ? `?${search.toString()}` : ""}`;
};

const rowOf = ({ id, to, subject, sentAt }: ListedLetter) =>
  `<li><a href="/outbox/${id}"><strong>${escaped(subject)}</strong><span class="quiet">${time(sentAt)}</span><span class="quiet">To ${escaped(to)}</span></a></li>`;

/** The list of the letters that were sent. */
export const outboxPage = ({
  letters,
  total,
  words,
  number,
}: {
  letters: ListedLetter[];
  total: number;
  words: string;
  number: number;
}): string => {
  const link = (label: string, other: number) =>
    `<a class="button" href="${escaped(addressOf(words, other))}">${label}</a>`;
  const pages = [
    number > 1 ? link("Newer", number - 1) : "",
    number * lettersOnPage < total ? link("Older", number + 1) : "",
  ].join("");
  const nothing =
    words === "" ? "No email was sent yet." : "No email to that address or with that subject.";
  const list =
    letters.length > 0
      ? `<ul class="letters">${letters.map(rowOf).join("")}</ul>`
      : `<p>${nothing}</p>`;
  return page(
    "Mail",
    `<h1>Mail</h1><p>What this board sends by email. No mail server is set up, so nothing left this machine.</p>
<form method="get" action="/outbox" role="search"><label>Recipient or subject
<input type="search" name="query" value="${escaped(words)}" maxlength="200"></label><button>Search</button></form>
${list}${pages === "" ? "" : `<nav aria-label="Pages">${pages}</nav>`}`,
  );
};

/** One letter, its HTML in a frame in which no script runs. */
export const letterPage = (id: string, letter: SentLetter): string => {
  const { from, to, subject, sentAt, text, html, files } = letter;
  const items = files.map(
    ({ name, content }, index) =>
      `<li><a href="/outbox/${id}/files/${index}" download>${escaped(name)}</a> <span class="quiet">${content.length.toLocaleString("en-US")} bytes</span></li>`,
  );
  const attached = items.length > 0 ? `<h2>Attached</h2><ul>${items.join("")}</ul>` : "";
  const plain = `<pre>${escaped(text)}</pre>`;
  const shown =
    html === null
      ? plain
      : `<iframe src="/outbox/${id}/html" title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>As plain text</summary>${plain}</details>`;
  return page(
    subject,
    `<a href="/outbox">All mail</a><h1>${escaped(subject)}</h1>
<dl><dt>To</dt><dd>${escaped(to)}</dd><dt>From</dt><dd>${escaped(from)}</dd><dt>Sent</dt><dd>${time(sentAt)}</dd></dl>
${shown}${attached}`,
  );
};

/** A letter's HTML, whose links leave its frame. */
export const framedLetter = (html: string): string =>
  html.replace(/<head>|^(?!.*<head>)/s, '$&<base target="_blank">');
