import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { buildJobs, buildResume, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, as, db, files } = await startApp();
await buildJobs(
  db,
  Array.from({ length: 20 }, () => ({ description: "Keep the light burning. ".repeat(40) })),
);

const ask = (encoding: string, headers: Record<string, string> = {}) =>
  anonymous.get("/api/jobs", { headers: { "accept-encoding": encoding, ...headers } });

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)(
  "who takes %s gets a list as %s, with its tag and total",
  async (asked, encoding, unpack) => {
    const plain = await ask("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await anonymous.get<string>("/api/jobs", {
      headers: { "accept-encoding": asked, accept: "application/json" },
    });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(String(packed.headers["vary"]).toLowerCase()).toContain("accept-encoding");
    expect(String(packed.headers["vary"])).toContain("Cookie");
    for (const name of ["etag", "x-total-count"])
      expect(packed.headers[name]).toBe(plain.headers[name]);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);

    const again = await ask(asked, { "if-none-match": String(packed.headers["etag"]) });
    expect({ status: again.status, length: again.bytes.length }).toEqual({
      status: 304,
      length: 0,
    });
  },
);

test("a resume comes as it was sent", async () => {
  const user = await buildUser(db);
  const { id } = await buildResume(db, { ownerId: user.id }, files);
  const { status, headers } = await as(user).get(`/objects/${id}`, {
    headers: { "accept-encoding": "br, gzip" },
  });
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBeUndefined();
});

test.each([
  ["gzip;q=0", undefined],
  ["gzip;q=0, *", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", undefined],
  ["*", "br"],
  ["BR;Q=0.5, GZIP;Q=1", "gzip"],
  ["br;q=0.5, identity", undefined],
  ["zstd, deflate", undefined],
  ["", undefined],
])("who accepts '%s' gets a list as %s", async (accepted, encoding) => {
  expect((await ask(accepted)).headers["content-encoding"]).toBe(encoding);
});

test("answers that may be compressed vary by the accepted encoding, compressed or not", async () => {
  const { headers } = await ask("br");
  for (const encoding of ["identity", "br"])
    for (const path of ["/api/jobs", "/api/jobs?sort=upwards", "/", "/nothing", "/jobs.rss"]) {
      const answer = await anonymous.get(path, { headers: { "accept-encoding": encoding } });
      expect([path, String(answer.headers["vary"]).match(/accept-encoding/gi)]).toEqual([
        path,
        ["accept-encoding"],
      ]);
    }
  const known = await ask("br", { "if-none-match": String(headers["etag"]) });
  expect([known.status, known.headers["vary"]]).toEqual([304, headers["vary"]]);
});

describe("a compressed request is refused, and never unpacked", () => {
  const packed = gzipSync(JSON.stringify({ username: "ada", password: "wrong-one" }));
  const sent = (encoding: string) => ({
    "content-type": "application/json",
    "content-encoding": encoding,
  });
  test.each(["gzip", "GZIP", "br", "deflate, gzip", "made-up"])("as %s", async (encoding) => {
    for (const path of ["/api/login", "/api/resume", "/api/nothing"])
      expect(await anonymous.post(path, { body: packed, headers: sent(encoding) })).toMatchObject({
        status: 415,
        headers: { "accept-encoding": "identity" },
        body: "Send the request without compression.",
      });
    expect(
      (await anonymous.put("/objects/uploads/made-up", { body: packed, headers: sent(encoding) }))
        .status,
    ).toBe(415);
  });

  test("one that only says that it is not compressed is read", async () => {
    const body = { username: "nobody", password: "wrong-one" };
    const headers = sent("identity");
    expect((await anonymous.post("/api/login", { body, headers })).status).toBe(401);
  });
});
