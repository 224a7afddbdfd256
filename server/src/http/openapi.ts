import { STATUS_CODES } from "node:http";
import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import { lenient, type Access, type Endpoint, userHeader } from "@rolecall/contract/endpoint.ts";
import { problem } from "@rolecall/contract/error.ts";
import { pageHeaders } from "@rolecall/contract/page.ts";
import * as z from "zod";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return rest;
};

const parametersIn = (place: "path" | "query", schema: z.ZodType | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
};

export const describeAccess = (access: Access) => {
  if (access === "everyone") return "Open to everyone.";
  if (access === "signed-in") return "For signed-in users.";
  return `For the roles ${access.roles.join(" and ")}.`;
};

const lenientHeader = Object.entries(lenient).flat().join(": ");

const shownUser: Json = {
  name: userHeader,
  in: "header",
  description: "The user that the caller's screen shows: 409 where the session is another's",
  schema: { type: "string" },
};

/** The refusals an endpoint can answer with, by its own descriptor. */
const refusals = ({ access, body, params, query }: Endpoint) => [
  ...(body || query ? [400] : []),
  ...(access === "everyone" ? [] : [401]),
  ...(typeof access === "object" ? [403] : []),
  ...(params ? [404] : []),
  ...(body ? [413, 415] : []),
];

const refusal = (status: number): Json => ({
  description: STATUS_CODES[status],
  content: {
    "text/plain": { schema: { type: "string" } },
    "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
  },
});

const pagingHeaders = {
  [pageHeaders.total]: {
    description: "How many there are in all",
    schema: { type: "integer" },
  },
  [pageHeaders.capped]: {
    description: "Set where counting stopped at that number: there are more",
    schema: { type: "boolean" },
  },
  [pageHeaders.correctedQuery]: {
    description: "What was searched for in place of mistyped words, percent-encoded",
    schema: { type: "string" },
  },
  Link: { description: "The next and previous page (RFC 8288)", schema: { type: "string" } },
};

const operation = (name: string, endpoint: Endpoint): Json => {
  const status = endpoint.status ?? 200;
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describeAccess(endpoint.access),
    tags: [endpoint.path.split("/")[2]],
    ...(endpoint.access === "everyone" ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parametersIn("path", endpoint.params),
      ...parametersIn("query", endpoint.query),
      ...(endpoint.method === "GET" ? [] : [shownUser]),
    ],
    ...(endpoint.body && {
      requestBody: { content: { "application/json": { schema: schemaOf(endpoint.body) } } },
    }),
    responses: {
      [status]: {
        description: STATUS_CODES[status],
        ...(endpoint.paged && { headers: pagingHeaders }),
        ...(endpoint.reply && {
          content: { "application/json": { schema: schemaOf(endpoint.reply) } },
        }),
      },
      ...(endpoint.nothing && {
        204: { description: `In place of ${endpoint.nothing}, with ${lenientHeader}` },
      }),
      ...Object.fromEntries(refusals(endpoint).map((code) => [code, refusal(code)])),
    },
  };
};

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

/** OpenAPI 3.1, made from the contract's list of endpoints. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: OpenApiDocument["paths"] = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(allEndpoints))
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  return {
    openapi: "3.1.0",
    info: {
      title: "Rolecall",
      version: "1",
      description:
        "Errors are one plain sentence, or RFC 9457 problem details for callers that accept application/problem+json.",
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem) },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "rolecall-session",
          description: "Set by signing in. With https the name is __Host-rolecall-session.",
        },
      },
    },
  };
};
