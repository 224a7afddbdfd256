import { escapeMarkup as escape } from "#http/reply/markup.ts";
import { exampleOf } from "./example.ts";
import type { Json } from "./json-schemas.ts";

type Named = Record<string, Json>;

/** A schema in a few words: its type, choices and bounds, with a link if it has a name. */
const inWords = (schema: Json): string => {
  const { $ref, anyOf, enum: choices, items, type } = schema;
  if (typeof $ref === "string") {
    const name = escape($ref.split("/").at(-1) ?? "");
    return `<a href="#${name}">${name}</a>`;
  }
  if (Array.isArray(anyOf)) return anyOf.map((one) => inWords(one as Json)).join(" or ");
  if (Array.isArray(choices))
    return choices.map((one) => `<code>${escape(JSON.stringify(one))}</code>`).join(", ");
  if (type === "array") return `list of ${inWords((items ?? {}) as Json)}`;
  const bounds = ["minimum", "maximum", "minLength", "maxLength", "default"].flatMap((key) =>
    schema[key] === undefined ? [] : [`${key} ${JSON.stringify(schema[key])}`],
  );
  const kind = [type ?? "any value"].flat().map(String).join(" or ");
  const format = typeof schema.format === "string" ? [schema.format] : [];
  return escape([kind, ...format, ...bounds].join(", "));
};

const row = (name: string, needed: boolean, schema: Json, description: unknown = "") =>
  `<tr><th scope="row"><code>${escape(name)}</code></th><td>${needed ? "required" : "optional"}</td>
<td>${inWords(schema)}${description === "" ? "" : `<br>${escape(String(description))}`}</td></tr>`;

const table = (title: string, rows: string[]) =>
  rows.length === 0
    ? ""
    : `<div class="wide" tabindex="0" role="region" aria-label="${escape(title)}"><table>
<caption>${escape(title)}</caption><thead><tr><th scope="col">Name</th><th scope="col">Needed</th>
<th scope="col">Value</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;

/** The fields of a schema with a name. */
export const schemaHtml = (name: string, schema: Json): string => {
  const required = (schema.required ?? []) as string[];
  const rows = Object.entries((schema.properties ?? {}) as Named).map(([field, inner]) =>
    row(field, required.includes(field), inner, inner.description),
  );
  return `<section id="${escape(name)}"><h3>${escape(name)}</h3>${table(`Fields of ${name}`, rows)}</section>`;
};

/** Every refusal by its code. */
export const refusalsHtml = (refusals: { code: string; sentence: string }[]): string =>
  `<section id="Code"><h2>Refusals</h2><div class="wide" tabindex="0" role="region" aria-label="Codes of refusals"><table>
<caption>Codes of refusals</caption><thead><tr><th scope="col">Code</th><th scope="col">Sentence</th></tr></thead><tbody>${refusals
    .map(
      ({ code, sentence }) =>
        `<tr><th scope="row"><code>${escape(code)}</code></th><td>${escape(sentence)}</td></tr>`,
    )
    .join("")}</tbody></table></div></section>`;

const contentOf = (part: Json | undefined): Json | undefined =>
  (part?.content as Record<string, { schema: Json }> | undefined)?.["application/json"]?.schema;

const exampleHtml = (label: string, title: string, schema: Json | undefined, named: Named) =>
  schema === undefined
    ? ""
    : `<h4>${label}: ${inWords(schema)}</h4>
<pre tabindex="0" role="region" aria-label="${label} of ${escape(title)}, an example">${escape(JSON.stringify(exampleOf(schema, named), null, 2))}</pre>`;

interface Components {
  schemas: Named;
  parameters: Named;
  responses: Named;
}

const referred = (part: Json, among: Named): Json =>
  typeof part.$ref === "string" ? (among[part.$ref.split("/").at(-1) ?? ""] ?? {}) : part;

/** One endpoint: its parameters, examples of its body and answer, and every status. */
export const operationHtml = (
  { method, path, operation }: { method: string; path: string; operation: Json },
  { schemas, parameters, responses }: Components,
): string => {
  const title = `${method.toUpperCase()} ${path}`;
  const taken = ((operation.parameters ?? []) as Json[]).map((one) => {
    const { name, required, schema, description } = referred(one, parameters);
    return row(String(name), required === true, schema as Json, description);
  });
  const answers = Object.entries(operation.responses as Named);
  const success = contentOf(answers.find(([status]) => status.startsWith("2"))?.[1]);
  const statuses = answers.map(
    ([status, answer]) =>
      `<li><strong>${status}</strong> ${escape(String(referred(answer, responses).description))}</li>`,
  );
  return `<section id="${escape(String(operation.operationId))}"><h3><code>${escape(title)}</code></h3>
<p>${escape(String(operation.summary))}. ${escape(String(operation.description))}</p>
${table(`Parameters of ${title}`, taken)}
${exampleHtml("Body", title, contentOf(operation.requestBody as Json | undefined), schemas)}
${exampleHtml("Answer", title, success, schemas)}
<h4>Statuses</h4><ul>${statuses.join("")}</ul></section>`;
};
