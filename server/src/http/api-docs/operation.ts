import { STATUS_CODES } from "node:http";
import { proveIdentity } from "@rolecall/contract/auth/proof.ts";
import {
  preferLenient,
  userHeader,
  type Access,
  type DescribedEndpoint,
} from "@rolecall/contract/endpoint.ts";
import { pageHeaders } from "@rolecall/contract/page.ts";
import type * as z from "zod";
import type { Json } from "./json-schemas.ts";
import { leadsOn, refusalResponses } from "./refusals.ts";

type SchemaOf = (schema: z.ZodType, name?: string) => Json;

/** Header fields that several operations take. */
export const headerParameters = {
  [userHeader]: {
    name: userHeader,
    in: "header",
    description:
      "The id of the user that the caller's screen shows; 409 where another is signed in",
    schema: { type: "string", format: "uuid" },
  },
  Prefer: {
    name: "Prefer",
    in: "header",
    description: "`handling=lenient` answers 204 in place of the refusal that there is nothing",
    schema: { type: "string", enum: [preferLenient.Prefer] },
  },
  "If-None-Match": {
    name: "If-None-Match",
    in: "header",
    description: "Tags of the answers that the caller has already: 304 where one is still true",
    schema: { type: "string" },
  },
};

const headersTakenBy = ({ method, nothing, publicList }: DescribedEndpoint) => [
  ...(method === "GET" ? [] : [userHeader]),
  ...(nothing ? ["Prefer"] : []),
  ...(publicList ? ["If-None-Match"] : []),
];

const parametersIn = (place: "path" | "query", schema: z.ZodType | undefined, of: SchemaOf) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = of(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description !== undefined && { description }),
    // Lists are one text with commas between the values.
    ...(property.type === "array" && { explode: false }),
    schema: property,
  }));
};

const whoMayCall = (access: Access) => {
  if (access === "everyone") return "Open to everyone.";
  if (access === "signed-in") return "For signed-in users.";
  if (access === "administrator")
    return "For administrators of the site; to others there is nothing at this address.";
  return `For the roles ${access.roles.join(" and ")}.`;
};

const describeAccess = ({ access, proof }: DescribedEndpoint) =>
  proof
    ? `${whoMayCall(access)} Needs a fresh proof that it is they: a sign-in, or a call of \`${proveIdentity.path}\`, within ten minutes.`
    : whoMayCall(access);

const pagingHeaders = {
  [pageHeaders.total]: {
    description: "How many there are in all",
    schema: { type: "integer", minimum: 0 },
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

const tagHeader = {
  ETag: { description: "Names this answer, for `If-None-Match`", schema: { type: "string" } },
};

const success = (name: string, endpoint: DescribedEndpoint, of: SchemaOf) => {
  const { paged, linked, publicList, reply, status = 200 } = endpoint;
  const headers = { ...((paged || linked) && pagingHeaders), ...(publicList && tagHeader) };
  return {
    description: STATUS_CODES[status],
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(reply && { content: { "application/json": { schema: of(reply, `${name}Reply`) } } }),
  };
};

/** One endpoint as an operation of OpenAPI; `of` describes its schemas. */
export const operationOf = (name: string, endpoint: DescribedEndpoint, of: SchemaOf): Json => {
  const {
    access,
    body,
    bodyNeeded,
    interim,
    mayBeNone,
    nothing,
    params,
    path,
    publicList,
    query,
    status = 200,
  } = endpoint;
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    tags: [path.split("/")[2]],
    // Endpoints for everyone may answer more to signed-in callers.
    security: access === "everyone" ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [
      ...parametersIn("path", params, of),
      ...parametersIn("query", query, of),
      ...headersTakenBy(endpoint).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ],
    ...(body && {
      requestBody: {
        required: bodyNeeded === true || !body.safeParse(undefined).success,
        content: { "application/json": { schema: of(body, `${typeName}Body`) } },
      },
    }),
    responses: {
      [status]: success(typeName, endpoint, of),
      ...(interim && {
        202: {
          description: "Another call must come first",
          content: { "application/json": { schema: of(interim, `${typeName}Interim`) } },
        },
      }),
      ...(leadsOn(endpoint) && {
        301: {
          description: "The company was merged into another, of which `Location` is the address",
          headers: {
            Location: { description: "Where to read on", schema: { type: "string" } },
          },
        },
      }),
      ...(mayBeNone && { 204: { description: "There is none" } }),
      ...(nothing && { 204: { description: `In place of ${nothing}, as the caller preferred` } }),
      ...(publicList && {
        304: { description: "The caller has the answer already", headers: tagHeader },
      }),
      ...refusalResponses(endpoint),
    },
  };
};
