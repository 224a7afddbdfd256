import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { problem } from "@rolecall/contract/error.schemas.ts";
import { listRefusals } from "@rolecall/contract/refusal.ts";
import { jsonSchemas, type Json } from "./json-schemas.ts";
import { navigations } from "./navigations.ts";
import { headerParameters, operationOf } from "./operation.ts";
import { refusalComponents } from "./refusals.ts";

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; license: Json };
  servers: { url: string }[];
  paths: Record<string, Record<string, Json>>;
  components: Record<
    "schemas" | "parameters" | "responses" | "securitySchemes",
    Record<string, Json>
  >;
}

/** OpenAPI 3.1, made from the contract's list of endpoints. */
export const openApiDocument = (publicUrl: string): OpenApiDocument => {
  const schemas = jsonSchemas();
  const paths: OpenApiDocument["paths"] = {};
  for (const [name, endpoint] of Object.entries<DescribedEndpoint>(allEndpoints))
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(
      name,
      endpoint,
      schemas.of,
    );
  for (const { path, method, operation } of navigations()) (paths[path] ??= {})[method] = operation;
  schemas.of(problem);
  const codes = { type: "string", enum: listRefusals().map(({ code }) => code) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Rolecall",
      version: "1",
      description:
        "Refusals are one plain sentence, with a code for programs in the header Rolecall-Code; or RFC 9457 problem details, the code among them, for callers that accept application/problem+json.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { ...schemas.components, Code: codes },
      parameters: headerParameters,
      responses: refusalComponents(Object.values(allEndpoints)),
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
