import { createHash } from "node:crypto";
import { fileSources, sourceAwayText } from "@rolecall/contract/resumes/remote-files.ts";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import { redirectSources } from "#test/sources/redirect-sources.ts";
import { SourceBrowser } from "#test/sources/source-browser.ts";
import { startSources } from "#test/sources/start-sources.ts";
import { startApp } from "#test/start-app.ts";

const sources = await startSources({ "/empty": null });
redirectSources(sources.port);
afterAll(sources.close);

const origin = "https://jobs.example";
const registered = fileSources.flatMap((source) => [
  [`COMPANION_${source.toUpperCase()}_CLIENT_ID`, "our id"],
  [`COMPANION_${source.toUpperCase()}_CLIENT_SECRET`, "our secret"],
]);
const env = {
  PUBLIC_URL: origin,
  ...(Object.fromEntries(registered) as Record<string, string>),
};
const { db, anonymous: client, cookieOf } = await startApp({ env });
const [candidate, other] = [await buildUser(db), await buildUser(db)];
const browserOf = async (user: { id: string }, source: (typeof fileSources)[number] = "drive") =>
  new SourceBrowser({ client, cookie: await cookieOf(user), origin }, source);

afterEach(() => {
  vi.useRealTimers();
});

describe("a permission", () => {
  test("opens nothing in another session, even of the same user, for another user or at another source", async () => {
    const browser = await browserOf(candidate);
    await browser.allow();
    expect((await browser.list()).status).toBe(200);
    for (const thief of [
      await browserOf(candidate),
      await browserOf(other),
      await browserOf(candidate, "dropbox"),
    ]) {
      thief.permission = browser.permission;
      expect((await thief.list()).status).toBe(401);
      expect((await thief.fetch("id", "ada.pdf")).status).toBe(401);
      expect((await thief.call("post", "/refresh-token")).status).toBe(401);
      expect((await thief.call("get", "/logout")).body).toEqual({ ok: true, revoked: false });
    }
  });

  test("opens nothing at another source, in the same session either", async () => {
    const cookie = await cookieOf(candidate);
    const drive = new SourceBrowser({ client, cookie, origin }, "drive");
    const dropbox = new SourceBrowser({ client, cookie, origin }, "dropbox");
    await drive.allow();
    dropbox.permission = drive.permission;
    expect((await drive.list()).status).toBe(200);
    expect((await dropbox.list()).status).toBe(401);
  });

  test("that cannot be renewed just now is not over", async () => {
    const browser = await browserOf(candidate);
    await browser.allow();
    const renew = async (status: number) => {
      sources.accounts.drive.instead = { status, body: { error: "temporarily_unavailable" } };
      const renewed = await browser.call("post", "/refresh-token");
      sources.accounts.drive.instead = null;
      return [renewed.status, renewed.body];
    };
    expect(await renew(500)).toEqual([503, { message: sourceAwayText }]);
    expect(await renew(429)).toEqual([503, { message: sourceAwayText }]);
    expect((await renew(400))[0]).toBe(401);
  });

  test("keeps what renews it where the source sends nothing new for that", async () => {
    const browser = await browserOf(candidate);
    await browser.allow();
    const body = { access_token: "another", token_type: "bearer" };
    for (const _round of [1, 2]) {
      sources.accounts.drive.instead = { body };
      const renewed = await browser.call<{ uppyAuthToken: string }>("post", "/refresh-token");
      sources.accounts.drive.instead = null;
      expect(renewed.status).toBe(200);
      browser.permission = renewed.body.uppyAuthToken;
    }
  });

  test("is handed to a window of this site alone", async () => {
    const page = await (await browserOf(candidate)).allow();
    expect(page.body).toContain(`, ${JSON.stringify(origin)})`);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("that was changed on its way opens nothing", async () => {
    const browser = await browserOf(candidate);
    await browser.allow();
    const bytes = Buffer.from(browser.permission, "base64url");
    for (const place of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      browser.permission = changed.toString("base64url");
      expect((await browser.list()).status).toBe(401);
    }
  });

  test("shows neither of the source's tokens to the browser", async () => {
    const browser = await browserOf(candidate);
    await browser.allow();
    const bytes = Buffer.from(browser.permission, "base64url").toString("latin1");
    expect(bytes).not.toMatch(/access|refresh/);
  });

  test.each(fileSources)("of %s that was renewed can be renewed again", async (source) => {
    const browser = await browserOf(candidate, source);
    await browser.allow();
    for (const _round of [1, 2]) {
      sources.accounts[source].expire();
      expect((await browser.list()).status).toBe(401);
      const { body } = await browser.call<{ uppyAuthToken: string }>("post", "/refresh-token");
      browser.permission = body.uppyAuthToken;
      expect((await browser.list()).status).toBe(200);
    }
  });
});

describe("a sign-in", () => {
  let browser: SourceBrowser;
  beforeEach(async () => {
    sources.accounts.drive.instead = null;
    browser = await browserOf(candidate);
  });
  const stateOf = async () => (await browser.ask()).searchParams.get("state") ?? "";

  test("proves to the source that the same server asked and takes the answer", async () => {
    const question = (await browser.ask()).searchParams;
    await browser.comeBack({ code: "a code", state: question.get("state") ?? "" });
    const verifier = sources.accounts.drive.lastGrant.get("code_verifier") ?? "";
    expect(question.get("code_challenge_method")).toBe("S256");
    expect(createHash("sha256").update(verifier).digest("base64url")).toBe(
      question.get("code_challenge"),
    );
  });

  test("that somebody else began, or nobody, gives no permission and asks the source for none", async () => {
    const state = await stateOf();
    const asked = sources.accounts.drive.asked.length;
    for (const victim of [await browserOf(other), await browserOf(candidate)])
      expect((await victim.comeBack({ code: "a code", state })).status).toBe(400);
    expect((await browser.comeBack({ code: "a code", state: "made up" })).status).toBe(400);
    expect((await browser.comeBack({ code: "a code" })).status).toBe(400);
    expect(sources.accounts.drive.asked.length).toBe(asked);
    expect((await browser.comeBack({ code: "a code", state })).status).toBe(200);
  });

  test("that takes longer than fifteen minutes is to be begun anew", async () => {
    const state = await stateOf();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1 });
    expect((await browser.comeBack({ code: "a code", state })).status).toBe(400);
  });

  test("to which the person says no, or the source, is said to have failed", async () => {
    const state = await stateOf();
    const said = await browser.comeBack({ error: "access_denied", state });
    expect([said.status, said.body]).toEqual([400, expect.stringContaining('{"error":true}')]);
    expect((await browser.comeBack({ code: "another code", state })).status).toBe(400);
    sources.accounts.drive.instead = { hangsUp: true };
    expect((await browser.comeBack({ code: "a code", state })).status).toBe(400);
  });
});
