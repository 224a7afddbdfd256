import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkAccess } from "./access.ts";
import type { SignedInUser } from "./session.ts";

const now = Date.UTC(2026, 10, 23, 12);
const user = (more: Partial<SignedInUser>): SignedInUser => ({
  id: crypto.randomUUID(),
  username: "ada",
  email: null,
  firstName: null,
  lastName: null,
  role: "candidate",
  sessionId: crypto.randomUUID(),
  provedUntil: null,
  administrator: false,
  waiting: false,
  ...more,
});
const request = { method: "POST", headers: {} } as FastifyRequest;
const refusal = "You need recruiter access.";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => void vi.useRealTimers());

describe("a call that needs a fresh proof", () => {
  const call = (caller: SignedInUser | null) => () =>
    checkAccess({ access: "signed-in", proof: "fresh" }, caller, request);

  test("is refused in a session that was never proved, or not lately", () => {
    for (const provedUntil of [null, new Date(now - 1), new Date(now)])
      expect(call(user({ provedUntil }))).toThrow("Please confirm that it is you");
  });

  test("is let in while the proof holds", () => {
    expect(call(user({ provedUntil: new Date(now + 1) }))).not.toThrow();
  });

  test("is for nobody who is signed out", () => {
    expect(call(null)).toThrow("Unauthorized");
  });

  test("says to a wrong role that it is the wrong one", () => {
    const access = { roles: ["recruiter"], refusal } as const;
    expect(() => checkAccess({ access, proof: "fresh" }, user({}), request)).toThrow(refusal);
  });
});

test("who waits for a look is no employer yet, with every role and proof", () => {
  const access = { roles: ["recruiter", "company"], refusal } as const;
  const provedUntil = new Date(now + 1);
  for (const role of ["recruiter", "company"] as const) {
    const call = (caller: SignedInUser) => () =>
      checkAccess({ access, proof: "fresh" }, caller, request);
    expect(call(user({ role, provedUntil }))).not.toThrow();
    expect(call(user({ role, provedUntil, waiting: true }))).toThrow(
      "Your account is waiting for a look",
    );
  }
});

test("other calls ask for no proof", () => {
  expect(() => checkAccess({ access: "signed-in" }, user({}), request)).not.toThrow();
});
