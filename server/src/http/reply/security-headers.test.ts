import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { objectPathPrefix, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { jsonBodyLimit } from "#http/request/json-body.ts";
import { buildJob, buildResume, buildUser } from "#test/build.ts";
import { clientOf } from "#test/client.ts";
import { databaseError } from "#test/database/database-error.ts";
import { failingTransactions } from "#test/database/failing-transactions.ts";
import { browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

type Headers = Record<string, string | string[] | number | undefined>;
type Answer = { status: number; headers: Headers };

const json = { "content-type": "application/json" };
const password = "correct horse";

/** The same server as its users reach it: without and with https. */
describe.each(["http://127.0.0.1:3000", "https://jobs.example"])("at %s", async (origin) => {
  const isSecure = origin.startsWith("https:");
  const services = await startApp({
    env: {
      PUBLIC_URL: origin,
      OAUTH_GITHUB_CLIENT_ID: "our id",
      OAUTH_GITHUB_CLIENT_SECRET: "our secret",
    },
  });
  const { app, db, files, as, anonymous, cookieOf } = services;
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const candidate = await buildUser(db);
  const browser = as(candidate);
  const fileOf = async (row = {}) =>
    objectPathPrefix + (await buildResume(db, { ownerId: candidate.id, ...row }, files)).id;
  const { id: jobId } = await buildJob(db);
  /** The answer if a letter cannot be asked for, for this reason. */
  const failing = async (error: Error) => {
    const broken = await buildApp({ ...services, db: failingTransactions(db, error) });
    const body = { identifier: "ada" };
    return clientOf(broken, origin, Promise.resolve(undefined)).post("/api/password/forgot", {
      body,
    });
  };
  const known = async (path: string) => {
    const { headers } = await anonymous.get(path);
    return anonymous.get(path, { headers: { "if-none-match": String(headers["etag"]) } });
  };
  const throttled = async (): Promise<Answer> => {
    const answer = await anonymous.post("/api/login", { body: { username: "nobody", password } });
    return answer.status === 429 ? answer : throttled();
  };

  /** One answer of each kind that the application itself gives. */
  const kinds: [kind: string, status: number, ask: () => Promise<Answer>][] = [
    ["a page", 200, () => anonymous.get("/")],
    ["a page with its own head", 200, () => anonymous.get(`/jobs/${jobId}`)],
    ["the page of a missing job", 404, () => anonymous.get("/jobs/nothing")],
    ["an unknown page", 404, () => anonymous.get("/nothing")],
    ["an answer to a question", 200, () => browser.get("/api/auth/user")],
    ["a list for everybody", 200, () => anonymous.get("/api/jobs")],
    ["a list that one has", 304, () => known("/api/jobs")],
    [
      "what was made",
      201,
      () => anonymous.post("/api/register", { body: { username: "ada", password } }),
    ],
    ["nothing to say", 204, () => anonymous.post("/api/logout")],
    [
      "nothing for who asks leniently",
      204,
      () => anonymous.get("/api/auth/user", { headers: { prefer: "handling=lenient" } }),
    ],
    ["a wrong input", 400, () => anonymous.post("/api/register", { body: {} })],
    ["a bad address", 400, () => anonymous.get("/%zz")],
    ["a refusal", 401, () => anonymous.get("/api/profile")],
    [
      "a refusal in parts",
      401,
      () => anonymous.get("/api/profile", { headers: { accept: "application/problem+json" } }),
    ],
    [
      "a refusal for Uppy",
      401,
      () => anonymous.get("/companion/s3/params", { headers: { accept: "application/json" } }),
    ],
    ["a wrong role", 403, () => browser.get("/api/jobs/mine")],
    [
      "another site's write",
      403,
      () => anonymous.post("/api/logout", { headers: { origin: "null" } }),
    ],
    ["an unknown call", 404, () => anonymous.get("/api/nothing")],
    ["an unknown file", 404, () => browser.get("/objects/nothing")],
    [
      "a conflict",
      409,
      () => anonymous.post("/api/register", { body: { username: candidate.username, password } }),
    ],
    [
      "too large a body",
      413,
      () => anonymous.post("/api/login", { body: "x".repeat(jsonBodyLimit + 1), headers: json }),
    ],
    [
      "a body that is no JSON",
      415,
      () => anonymous.post("/api/login", { body: "{", headers: { "content-type": "text/plain" } }),
    ],
    ["a caller who has to wait", 429, throttled],
    ["a fault", 500, () => failing(new TypeError("secret is undefined"))],
    ["what is not offered", 501, () => browser.get("/companion/s3/sts")],
    ["a database that is away", 503, () => failing(databaseError("57P01"))],
    ["a redirect to sign in", 302, () => anonymous.get("/api/login")],
    ["a redirect to a provider", 302, () => anonymous.get("/api/auth/social/github")],
    ["a redirect to a page's one address", 308, () => anonymous.get("/jobs/")],
    ["the API described for programs", 200, () => anonymous.get("/api/openapi.json")],
    ["the API described for people", 200, () => anonymous.get("/api/docs")],
    ["a feed", 200, () => anonymous.get("/jobs.rss")],
    ["the map for crawlers", 200, () => anonymous.get("/sitemap.xml")],
    ["a sign of life", 200, () => anonymous.get("/health/live")],
    ["a PDF", 200, async () => browser.get(await fileOf())],
    ["a Word file", 200, async () => browser.get(await fileOf({ contentType: resumeTypes.doc }))],
  ];

  test.each(kinds)(
    "%s runs nothing foreign, is in no frame, and tells nothing",
    async (_kind, status, ask) => {
      const { headers, ...answer } = await ask();
      expect(answer.status).toBe(status);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/script-src 'self';|default-src 'none'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()") as string,
      });
      expect(headers["strict-transport-security"] !== undefined).toBe(isSecure);
      for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
        expect(headers[name]).toBeUndefined();
    },
  );

  test("personal answers and refusals are not cached", async () => {
    const shared =
      /^(a page|an unknown page|the page|a list|a feed|the map|the API|a redirect to a page)/;
    for (const [kind, , ask] of kinds.filter(([name]) => !shared.test(name)))
      expect([kind, (await ask()).headers["cache-control"]]).toEqual([
        kind,
        expect.stringMatching(/no-store$/),
      ]);
    const own = await browser.get("/api/jobs");
    expect(own.headers["cache-control"]).toBe("no-store");
  });

  test("every cookie is out of reach for scripts and other sites, and with https for this host alone", async () => {
    const visitor = browserOf(app, origin);
    await visitor.post("/api/register", { body: { username: "grace", password } });
    await visitor.post("/api/login", { body: { username: "grace", password, rememberMe: true } });
    await visitor.get("/api/auth/social/github");
    await visitor.get("/api/auth/social/github/callback?state=made-up");
    await visitor.post("/api/logout");
    expect(visitor.setCookies.length).toBeGreaterThan(4);
    for (const line of visitor.setCookies) {
      expect(line).toMatch(isSecure ? /^__Host-rolecall-/ : /^rolecall-/);
      const attributes = line.split("; ").slice(1);
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
      expect(attributes.includes("Secure")).toBe(isSecure);
      expect(line).not.toMatch(/domain=/i);
    }
  });

  test("so are the refusals that are written before there is a request", async () => {
    const unreadable = connect(port, "127.0.0.1").end("NONSENSE\r\n\r\n");
    const upgrade = {
      connection: "upgrade",
      upgrade: "websocket",
      cookie: await cookieOf(candidate),
    };
    const socket = connect(port, "127.0.0.1");
    const lines = Object.entries({ host: "127.0.0.1", ...upgrade, origin: "https://evil.example" });
    socket.write(
      `GET /companion/api/made-up HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}\r\n\r\n`,
    );
    for (const [answer, status] of [
      [await text(unreadable), 400],
      [await text(socket), 403],
    ] as const) {
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
      expect(answer).toContain(
        "\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n",
      );
      expect(answer).toContain("\r\nCache-Control: no-store\r\n");
      expect(answer).not.toMatch(/\r\n(Server|Set-Cookie|Access-Control)/i);
    }
  });
});
