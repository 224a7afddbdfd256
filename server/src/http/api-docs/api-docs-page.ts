import { hash } from "node:crypto";
import { listRefusals } from "@rolecall/contract/refusal.ts";
import { escapeMarkup as escape } from "#http/reply/markup.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { operationHtml, refusalsHtml, schemaHtml } from "./operation-html.ts";

const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; scroll-behavior: smooth; }
body { margin: 0; background: Canvas; color: CanvasText; } a { color: light-dark(#0b57d0, #a8c7fa); }
nav, main { padding: 1.5rem 1rem; } main { max-width: 60rem; min-width: 0; }
nav ul { list-style: none; margin: 0; padding: 0; } nav li { margin-block: 0.3rem; overflow-wrap: anywhere; }
h1 { margin-block: 0; } h2, summary { text-transform: capitalize; } summary { cursor: pointer; }
section > section { border-block-start: 1px solid; padding-block: 1rem; }
h3 code { overflow-wrap: anywhere; } caption { text-align: start; font-weight: 600; }
.wide, pre { overflow-x: auto; } pre { font-size: 0.85rem; padding: 0.75rem; border: 1px solid; border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { border-block-end: 1px solid; padding: 0.3rem 0.75rem 0.3rem 0; text-align: start; vertical-align: top; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 20rem 1fr; }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; box-sizing: border-box; }
}
@media (prefers-reduced-motion: reduce) { :root { scroll-behavior: auto; } }
`;

/** Permits the page only its own style element, by its hash. */
export const apiDocsPolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const link = (id: string, text: string) => `<li><a href="#${escape(id)}">${escape(text)}</a></li>`;

/** The API for people: every call and every schema on one page, which needs no script. */
export const apiDocsPage = ({ info, paths, components }: OpenApiDocument): string => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = Object.entries(
    Object.groupBy(calls, ({ operation }) => String((operation.tags as string[])[0])),
  );
  // The codes stand in a table of their own.
  const schemas = Object.entries(components.schemas).filter(([name]) => name !== "Code");
  const contents = groups.map(
    ([name, group = []]) =>
      `<details><summary>${escape(name)}</summary><ul>${group
        .map(({ operation }) => link(String(operation.operationId), String(operation.summary)))
        .join("")}</ul></details>`,
  );
  const sections = groups.map(
    ([name, group = []]) =>
      `<section><h2>${escape(name)}</h2>${group.map((call) => operationHtml(call, components)).join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rolecall API</title><style>${style}</style></head><body>
<nav aria-label="Contents" tabindex="0">${contents.join("")}
<ul>${link("Code", "Refusals")}</ul><details><summary>schemas</summary><ul>${schemas.map(([name]) => link(name, name)).join("")}</ul></details></nav>
<main><h1>Rolecall API</h1>
<p>${escape(info.description)} The same as a document for programs:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join("")}
${refusalsHtml(listRefusals())}
<section><h2>Schemas</h2>${schemas.map(([name, schema]) => schemaHtml(name, schema)).join("")}</section>
</main></body></html>`;
};
