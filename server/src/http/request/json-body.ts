import { refusal } from "@rolecall/contract/refusal.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#http/errors.ts";
import type { ReadBody } from "#http/limits/held-requests.ts";

/** Large enough for the longest job description in four-byte characters, small enough to parse at once. */
export const jsonBodyLimit = 512 * 1024;

/**
 * Bodies are JSON by their content type and nothing else (415 otherwise, which
 * also keeps plain HTML forms of other sites out). They are kept as text here
 * and parsed after the access check, so that 401 and 403 come before 400.
 */
export const acceptJsonBodies = (app: FastifyInstance, read: ReadBody) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", async (request: FastifyRequest) =>
    read(request, jsonBodyLimit),
  );
};

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The parsed body, an object; undefined where none was sent. */
export const jsonBodyOf = (request: FastifyRequest): unknown => {
  if (typeof request.body !== "string" || request.body === "") return undefined;
  let body: unknown;
  try {
    body = JSON.parse(request.body);
  } catch {
    throw new AppError("bad-input", refusal("invalid-json", "The request body is not valid JSON."));
  }
  if (!isObject(body))
    throw new AppError(
      "bad-input",
      refusal("body-not-an-object", "The request body must be a JSON object."),
    );
  return body;
};
