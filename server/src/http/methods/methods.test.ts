import { METHODS } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { buildJobs, buildResume, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { app, db, files, as, anonymous, cookieOf } = await startApp();
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;
const candidate = await buildUser(db);
const cookie = await cookieOf(candidate);
const [job] = await buildJobs(
  db,
  Array.from({ length: 20 }, () => ({ description: "Keep the light burning. ".repeat(40) })),
);

const ask = async (method: string, url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: method as "GET", url, headers });
  const { allow, "content-type": type } = answer.headers;
  return { status: answer.statusCode, allow, type, body: answer.body };
};

/** The server's answer to exactly these bytes. */
const raw = async (...lines: string[]) => {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${[...lines, "Host: 127.0.0.1", "Connection: close"].join("\r\n")}\r\n\r\n`);
  return text(socket);
};

const json = { "content-type": "application/json" };
/** An address, and the methods that it takes. */
const addresses: [path: string, allow: string][] = [
  ["/api/jobs", "GET, HEAD, POST, OPTIONS"],
  ["/api/jobs?query=baker", "GET, HEAD, POST, OPTIONS"],
  ["/api/applications/01920000-0000-7000-8000-000000000000/status", "PUT, OPTIONS"],
  ["/api/login", "GET, HEAD, POST, OPTIONS"],
  ["/api/logout", "POST, OPTIONS"],
  ["/companion/s3/multipart", "POST, OPTIONS"],
  ["/api/docs", "GET, HEAD, OPTIONS"],
  ["/health/live", "GET, HEAD, OPTIONS"],
  ["/", "GET, HEAD, OPTIONS"],
  ["/jobs", "GET, HEAD, OPTIONS"],
  ["/auth", "GET, HEAD, OPTIONS"],
  ["/jobs/7/applications", "GET, HEAD, OPTIONS"],
  ["/robots.txt", "GET, HEAD, OPTIONS"],
];
const nowhere = ["/api/nothing", "/companion/nothing/at/all", "/nothing"];
const ofBrowsers = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const oddMethods = METHODS.filter(
  (method) => ![...ofBrowsers, "CONNECT", "QUERY"].includes(method),
);

describe("an address tells which methods it takes", () => {
  test.each(addresses)("%s", async (path, allow) => {
    expect(await ask("OPTIONS", path)).toEqual({ status: 204, allow, type: undefined, body: "" });
  });

  test("to a page of another site as well, which may still not read the answer", async () => {
    const { headers, statusCode } = await app.inject({
      method: "OPTIONS",
      url: "/api/jobs",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(statusCode).toBe(204);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("and so does the server as a whole", async () => {
    const answer = await raw("OPTIONS * HTTP/1.1");
    expect(answer).toMatch(/^HTTP\/1.1 204 /);
    expect(answer).toContain("\r\nallow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n");
  });

  test.each(nowhere)("but not %s, which does not exist", async (path) => {
    expect(await ask("OPTIONS", path)).toEqual({
      status: 404,
      allow: undefined,
      type: "text/plain; charset=utf-8",
      body: "There is nothing at this address.",
    });
  });
});

describe("a method that an address does not take is refused in a sentence, with those that it takes", () => {
  test.each(["PROPFIND", "TRACE", "DELETE"])("%s", async (method) => {
    for (const [path, allow] of addresses.filter(([, taken]) => !taken.includes(method)))
      expect([path, await ask(method, path)]).toEqual([
        path,
        {
          status: 405,
          allow,
          type: "text/plain; charset=utf-8",
          body: `This address does not take ${method} requests.`,
        },
      ]);
  });

  test("whatever the method is called", async () => {
    for (const method of oddMethods)
      expect([method, (await ask(method, "/jobs")).status]).toEqual([method, 405]);
    for (const method of oddMethods)
      expect([method, await ask(method, "/nothing")]).toEqual([
        method,
        expect.objectContaining({ status: 404, type: "text/plain; charset=utf-8" }),
      ]);
  });

  test("a program reads it as problem details", async () => {
    const problem = { accept: "application/problem+json" };
    expect(JSON.parse((await ask("DELETE", "/api/jobs", problem)).body)).toEqual({
      title: "Method Not Allowed",
      status: 405,
      detail: "This address does not take DELETE requests.",
      code: "wrong-method",
    });
  });

  test("nobody is connected to anywhere else", async () => {
    const answer = await raw("CONNECT jobs.example:443 HTTP/1.1");
    expect(answer).toMatch(/^HTTP\/1.1 405 Method Not Allowed\r\n/);
    expect(answer).toContain("\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n");
    expect(answer).toMatch(/\r\n\r\nThis address does not take CONNECT requests.$/);
  });
});

describe("signed-out callers learn nothing below /objects, whatever the method", () => {
  test.each(["OPTIONS", "PROPFIND", "TRACE", "POST", "DELETE"])("%s", async (method) => {
    const paths = ["/objects", `/objects/${crypto.randomUUID()}`, "/objects/uploads/a/b/c/d"];
    const unauthorized = expect.objectContaining({ status: 401, body: "Unauthorized" });
    for (const path of paths) expect([path, await ask(method, path)]).toEqual([path, unauthorized]);
  });

  test("signed-in callers are told as elsewhere", async () => {
    const path = `/objects/${crypto.randomUUID()}`;
    const allow = "GET, HEAD, OPTIONS";
    expect(await ask("OPTIONS", path, { cookie })).toMatchObject({ status: 204, allow });
    expect(await ask("PROPFIND", path, { cookie })).toMatchObject({ status: 405, allow });
    const missing = { status: 404, body: "File not found" };
    expect(await ask("OPTIONS", "/objects/a/b", { cookie })).toMatchObject(missing);
    for (const method of ["GET", "HEAD"])
      expect((await ask(method, "/objects/uploads/made-up", { cookie })).status).toBe(404);
  });
});

describe("HEAD is answered as GET is, without the content", async () => {
  const own = ["/api/auth/user", "/api/profile", "/api/applications/candidate"];
  const { id: resumeId } = await buildResume(db, { ownerId: candidate.id }, files);
  const paths = [
    "/",
    "/jobs",
    "/jobs/{job}",
    "/jobs/nothing",
    "/nothing",
    "/auth/",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/jobs.rss",
    "/health/live",
    "/health/ready",
    "/api/jobs",
    "/api/jobs/{job}",
    "/api/jobs?sort=upwards",
    "/api/nothing",
    "/api/docs",
    "/api/openapi.json",
    "/api/login",
    "/objects/{resume}",
    ...own,
  ];
  const idIn = (path: string) => path.replace("{job}", job?.id ?? "").replace("{resume}", resumeId);
  /** Headers that differ between answers, or that describe how the content is sent. */
  const ofThisAnswer = ["date", "x-request-id", "connection", "keep-alive", "transfer-encoding"];
  const headersOf = async (method: "GET" | "HEAD", url: string, encoding: string) => {
    const headers = { "accept-encoding": encoding, cookie };
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await app.inject({ method, url, headers });
    const lasting = Object.entries(answered).filter(
      ([name, value]) =>
        !ofThisAnswer.includes(name) && !(name === "content-length" && Number(value) === 0),
    );
    return { status: statusCode, headers: Object.fromEntries(lasting), bytes: rawPayload.length };
  };
  test.each(paths.flatMap((path) => ["identity", "br"].map((encoding) => [path, encoding])))(
    "%s as %s",
    async (path, encoding) => {
      const { status, headers } = await headersOf("GET", idIn(path), encoding);
      expect(await headersOf("HEAD", idIn(path), encoding)).toEqual({ status, headers, bytes: 0 });
    },
  );

  test("a list that somebody knows already is not modified", async () => {
    const { headers } = await anonymous.head("/api/jobs");
    const known = { headers: { "if-none-match": String(headers["etag"]) } };
    expect((await anonymous.head("/api/jobs", known)).status).toBe(304);
  });

  test("a map for crawlers has its headers before it is written", async () => {
    const { status, headers } = await anonymous.head(`/sitemaps/jobs-${job?.id}.xml`);
    expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  });
});

describe("a write that needs a body is refused without one", () => {
  test.each([
    ["PATCH", `/api/jobs/`, job?.id],
    ["PATCH", `/api/companies/`, job?.companyId],
    ["POST", "/companion/s3/multipart", ""],
    ["POST", "/companion/drive/get/", "1"],
  ])("%s %s", async (method, path, id = "") => {
    const recruiter = await buildUser(db, { role: "recruiter" });
    const headers = { cookie: await cookieOf(recruiter) };
    for (const more of [{}, json])
      expect(await ask(method, path + id, { ...headers, ...more })).toMatchObject({
        status: 400,
        body: "The request needs a JSON body.",
      });
  });

  test("with the sentence of the rule that an empty one breaks", async () => {
    expect(await anonymous.post("/api/login")).toMatchObject({
      status: 400,
      body: "Username must be at least 3 characters",
    });
  });

  test("but not if the body may be left out", async () => {
    expect((await as(candidate).post("/api/objects/upload")).status).toBe(200);
  });
});
