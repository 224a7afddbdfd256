import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
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

test("a compressed request is not unpacked", async () => {
  const { status } = await anonymous.post("/api/login", {
    body: gzipSync(JSON.stringify({ username: "ada", password: "x" })),
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
  });
  expect([400, 415]).toContain(status);
});
