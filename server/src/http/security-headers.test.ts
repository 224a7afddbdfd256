import { describe, expect, test } from "vitest";
import { startApp } from "#test/start-app.ts";

const { anonymous } = await startApp();
const overHttps = await startApp({ env: { PUBLIC_URL: "https://jobs.example" } });

/** A page, a list, a refusal by a rule, one of a body, one of another site, and unknown paths. */
const answers = () =>
  Promise.all([
    anonymous.get("/"),
    anonymous.get("/api/jobs"),
    anonymous.get("/api/auth/user"),
    anonymous.post("/api/login", { body: "{", headers: { "content-type": "text/plain" } }),
    anonymous.post("/api/logout", { headers: { origin: "https://evil.example" } }),
    anonymous.get("/nothing"),
    anonymous.get("/objects/nothing"),
  ]);

describe("every answer", () => {
  test("runs no script but the site's own, is in no frame, and is read as what it is", async () => {
    for (const { headers } of await answers()) {
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
    }
  });

  test("tells neither who made the server nor other sites that they may read", async () => {
    for (const { headers } of await answers())
      for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
        expect(headers[name]).toBeUndefined();
  });
});

test("only with https are browsers told to stay with it", async () => {
  const name = "strict-transport-security";
  expect((await anonymous.get("/")).headers[name]).toBeUndefined();
  expect((await overHttps.anonymous.get("/")).headers[name]).toContain("max-age=31536000");
});

test("answers of the API are kept by nobody", async () => {
  for (const path of ["/api/auth/user", "/api/nothing", "/objects/nothing"])
    expect((await anonymous.get(path)).headers["cache-control"]).toBe("no-store");
});
