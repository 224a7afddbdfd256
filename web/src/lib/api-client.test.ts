import { currentUser, expiredLinkText } from "@rolecall/contract/auth/auth.ts";
import { signInAgainText } from "@rolecall/contract/auth/second-factor.ts";
import { proofNeededText, somebodyElseText } from "@rolecall/contract/error.ts";
import { codeOf } from "@rolecall/contract/refusal.ts";
import { expect, test } from "vitest";
import { ApiError, call, isProofNeeded, isUnauthorized, sentenceOf } from "./api-client.ts";

const gone = new ApiError(401, "Unauthorized");
const wrongPassword = new ApiError(401, "Invalid username or password");

test.each([
  ["proof-needed", proofNeededText],
  ["signed-in-as-somebody-else", somebodyElseText],
  ["sign-in-again", signInAgainText],
  ["link-not-valid", expiredLinkText],
])("what the client compares, %s, is the code of a sentence", (code, sentence) => {
  expect(codeOf(sentence)).toBe(code);
});

test("a refusal is known by its code, however its sentence reads", () => {
  const reworded = new ApiError(403, "Who are you?", { code: "proof-needed" });
  expect(isProofNeeded(reworded)).toBe(true);
  expect(isProofNeeded(wrongPassword)).toBe(false);
});

test("a refusal's message is its status and its sentence", () => {
  expect(wrongPassword.message).toBe("401: Invalid username or password");
});

test.each([
  [gone, true],
  [new Error("401: Unauthorized"), true],
  [wrongPassword, false],
  [new ApiError(403, "Unauthorized"), false],
  ["401: Unauthorized", false],
])("%s means that the session is gone: %s", (error, expected) => {
  expect(isUnauthorized(error)).toBe(expected);
});

test.each([
  [wrongPassword, "Invalid username or password"],
  [new ApiError(500, ""), "Failed to save"],
  [new TypeError("x is undefined"), "Failed to save"],
  [gone, "Failed to save"],
])("of %s people read %j", (error, sentence) => {
  expect(sentenceOf(error, "Failed to save")).toBe(sentence);
});

test.each([
  ["text/plain; charset=utf-8", "Come back later.", "Come back later."],
  ["text/html", "<h1>502 Bad Gateway</h1><p>nginx</p>", "Bad Gateway"],
  ["application/json", '{"message":"boom"}', "Bad Gateway"],
])("of a refusal as %s that says %j people read %j", async (type, body, sentence) => {
  const answer = new Response(body, {
    status: 502,
    statusText: "Bad Gateway",
    headers: { "Content-Type": type },
  });
  const refused = await call(currentUser, {}, { send: async () => answer }).catch(
    (error: unknown) => error,
  );
  expect(sentenceOf(refused, "It failed")).toBe(sentence);
});
