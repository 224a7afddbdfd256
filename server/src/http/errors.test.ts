import { salaryOrderText } from "@rolecall/contract/values/salary.ts";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { databaseError } from "#test/database/database-error.ts";
import { answerError, AppError } from "./errors.ts";

const answerTo = async (error: Error, headers: Record<string, string> = {}) => {
  const app = Fastify({ genReqId: () => "the-request" });
  app.setErrorHandler(answerError);
  app.get("/", async () => {
    throw error;
  });
  return app.inject({ url: "/", headers });
};

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code} /home/secret`), { code, syscall });

const wrongSalary = new AppError("bad-input", salaryOrderText, {
  fields: [{ path: "salaryMax", message: salaryOrderText }],
});

describe("a refusal", () => {
  test("is one plain sentence", async () => {
    const { statusCode, headers, body } = await answerTo(wrongSalary);
    expect([statusCode, body]).toEqual([
      400,
      "Maximum salary must be greater than or equal to minimum salary",
    ]);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["rolecall-code"]).toBe("salary-bounds-order");
  });

  test("has its parts for callers that accept problem details", async () => {
    const answer = await answerTo(wrongSalary, {
      accept: "application/json, application/problem+json",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(answer.json()).toEqual({
      title: "Bad Request",
      status: 400,
      detail: "Maximum salary must be greater than or equal to minimum salary",
      code: "salary-bounds-order",
      errors: [
        {
          path: "salaryMax",
          message: "Maximum salary must be greater than or equal to minimum salary",
        },
      ],
    });
  });

  test.each([
    ["APPLICATION/Problem+JSON;Q=0.9, */*;q=0.1", "application/problem+json"],
    ["application/json, application/problem+json;q=0.5", "application/problem+json"],
    ["application/problem+json, text/plain", "application/problem+json"],
    ["application/problem+json;q=0.1, text/plain", "text/plain"],
    ["application/problem+json;q=0", "text/plain"],
    ["application/problem+json;q=0.0, */*", "text/plain"],
    ["*/*", "text/plain"],
    ["application/json", "text/plain"],
  ])("for who accepts %s is %s", async (accept, type) => {
    const { headers } = await answerTo(wrongSalary, { accept });
    expect(headers["content-type"]).toBe(`${type}; charset=utf-8`);
  });

  test("says when to come back, in whole seconds", async () => {
    const soon = new AppError("too-many", "Too many", { retryAfterSeconds: 1.2 });
    const { statusCode, headers } = await answerTo(soon);
    expect([statusCode, headers["retry-after"]]).toEqual([429, "2"]);
  });
});

describe("an internal error", () => {
  test.each([
    ["a database that ends its connections", databaseError("57P01"), 503],
    ["one that takes no more of them", databaseError("53300"), 503],
    ["one that has become read-only", databaseError("25006"), 503],
    ["one with a full disk", databaseError("53100"), 507],
    ["one that is gone", systemError("ECONNREFUSED", "connect"), 503],
    ["a pool that found no connection", new Error("timeout exceeded when trying to connect"), 503],
    ["a full disk", systemError("ENOSPC", "write"), 507],
    ["a disk on which one's share is used up", systemError("EDQUOT", "write"), 507],
    ["a disk that became read-only", systemError("EROFS", "open"), 503],
    ["a folder that was closed to the server", systemError("EACCES", "mkdir"), 503],
    ["a disk that breaks", systemError("EIO", "read"), 503],
    ["too many open files", systemError("EMFILE", "open"), 503],
    ["text that the database cannot store", databaseError("22021"), 400],
  ])("%s", async (_what, error, status) => {
    const { statusCode, headers, body } = await answerTo(error);
    expect(statusCode).toBe(status);
    expect(headers["retry-after"] !== undefined).toBe(status === 503);
    expect(body).not.toContain("secret");
  });

  test.each([
    ["a mistake in a statement", databaseError("42601")],
    ["a uniqueness that nobody expected", databaseError("23505")],
    ["a missing file", systemError("ENOENT", "open")],
    ["a mistake in the code", new TypeError("secret is undefined")],
  ])("%s is a bare 500 with an id to quote", async (_what, error) => {
    const { statusCode, body } = await answerTo(error);
    expect(statusCode).toBe(500);
    expect(body).toBe("Something went wrong on our side. Please quote this id: the-request");
  });
});
