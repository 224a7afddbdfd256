import { expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { lockCompanies } from "#test/change.ts";
import { countWaiting } from "#test/database/request-during.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";
import { coalesceAnswers } from "./shared-answers.ts";

const { anonymous, as, db } = await startApp();

test.each(["/api/jobs", "/api/jobs?query=keeper", "/api/companies"])(
  "what the whole world reads at %s may be kept for a moment",
  async (path) => {
    await buildJob(db, { title: "Lighthouse Keeper" });
    const first = await anonymous.get(path);
    expect(first.headers["cache-control"]).toBe("public, max-age=10");
    expect(first.headers["vary"]).toContain("Cookie");
    const tag = String(first.headers["etag"]);
    const again = (ifNoneMatch: string) =>
      anonymous.get(path, { headers: { "if-none-match": ifNoneMatch } });

    const strong = tag.replace("W/", "");
    const known = [tag, strong, `"older", ${tag}`, `"a, b",W/"older",${strong}`, "*", " * "];
    for (const one of known) {
      const { status, headers, bytes } = await again(one);
      expect({ status, length: bytes.length }).toEqual({ status: 304, length: 0 });
      expect(headers["content-length"]).toBeUndefined();
      expect(headers["etag"]).toBe(tag);
      expect(headers["x-total-count"]).toBe(first.headers["x-total-count"]);
    }
    for (const other of ['"older"', '"*"', strong.slice(1, -1), `"x${tag}"`])
      expect(await again(other)).toMatchObject({ status: 200, body: first.body });

    await buildJob(db, { title: "Night Keeper", companyId: (await buildCompany(db)).id });
    expect(await again(tag)).toMatchObject({ status: 200 });
  },
);

test("answers to signed-in callers are private and not cached", async () => {
  const { headers } = await as(await buildUser(db)).get("/api/jobs");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["etag"]).toBeUndefined();
});

test("a refusal is kept by nobody", async () => {
  const { status, headers } = await anonymous.get("/api/jobs?sort=upwards");
  expect(status).toBe(400);
  expect(headers["cache-control"]).not.toContain("public");
  expect(headers["etag"]).toBeUndefined();
});

test("the same question asked by fifty at once is asked of the database once", async () => {
  const asking: ReturnType<typeof anonymous.get>[] = [];
  await whileUncommitted(db, lockCompanies, async () => {
    for (let turn = 0; turn < 50; turn += 1)
      asking.push(anonymous.get("/api/companies?query=north"));
    await soon(async () => expect(await countWaiting(db)).toBeGreaterThan(0));
    // Everybody has asked by now: an answer that needs no company has come and gone.
    await anonymous.get("/health/ready");
    expect(await countWaiting(db)).toBeLessThanOrEqual(2);
  });
  const [first, ...others] = await Promise.all(asking);
  for (const { status, body } of others) {
    expect(status).toBe(200);
    expect(body).toEqual(first?.body);
  }
});

test("a caller that asks after a write does not share an answer that began before it", async () => {
  const { join, forget } = coalesceAnswers();
  const before = Promise.withResolvers<string>();
  const early = join("jobs", () => before.promise);
  expect(join("jobs", () => expect.fail("asked twice"))).toBeInstanceOf(Promise);
  forget();
  expect(await join("jobs", async () => "the new board")).toBe("the new board");
  before.resolve("the old board");
  expect(await early).toBe("the old board");
});

test("a failed answer fails for those who waited for it, and for nobody after", async () => {
  const { join } = coalesceAnswers();
  const failing = Promise.withResolvers<string>();
  const both = [join("jobs", () => failing.promise), join("jobs", () => failing.promise)];
  failing.reject(new Error("gone"));
  for (const one of both) await expect(one).rejects.toThrow("gone");
  expect(await join("jobs", async () => "back")).toBe("back");
});
