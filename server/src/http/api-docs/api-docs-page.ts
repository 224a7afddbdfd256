import { hash } from "node:crypto";
import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { Endpoint } from "@rolecall/contract/endpoint.ts";
import { escapeMarkup as escape } from "#http/markup.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { describeAccess } from "./operation.ts";

const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin-block-end: 0; } h2 { margin-block: 2.5rem 0.5rem; text-transform: capitalize; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px;
  margin-block: 0.5rem; padding: 0.6rem 0.9rem; }
summary { cursor: pointer; } summary code { font-weight: 600; }
summary span { display: block; opacity: 0.8; }
pre { overflow-x: auto; font-size: 0.85rem; padding: 0.75rem; border-radius: 6px;
  background: color-mix(in srgb, currentColor 6%, transparent); }
`;

const section = (title: string, content: unknown) =>
  content === undefined || (Array.isArray(content) && content.length === 0)
    ? ""
    : `<h3>${title}</h3><pre tabindex="0">${escape(JSON.stringify(content, null, 2))}</pre>`;

const operationHtml = (endpoint: Endpoint, document: OpenApiDocument) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  return `<details><summary><code>${endpoint.method} ${escape(endpoint.path)}</code>
<span>${escape(endpoint.summary)}. ${escape(describeAccess(endpoint.access))}</span></summary>
${section("Parameters", operation?.["parameters"])}
${section("Body", operation?.["requestBody"])}
${section("Answers", operation?.["responses"])}</details>`;
};

/** What the page may load: its own style element, known by its hash. */
export const apiDocsPolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page for reading the API; it needs no script. */
export const apiDocsPage = (document: OpenApiDocument): string => {
  const groups = Object.groupBy(
    Object.values<Endpoint>(allEndpoints),
    ({ path }) => path.split("/")[2] ?? "",
  );
  const body = Object.entries(groups).map(
    ([name, endpoints = []]) =>
      `<h2>${escape(name)}</h2>${endpoints.map((one) => operationHtml(one, document)).join("")}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rolecall API</title><style>${style}</style></head><body><main>
<h1>Rolecall API</h1>
<p>${escape(document.info.description)} The same as a document for programs:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
${body.join("")}</main></body></html>`;
};
