import type { AddressInfo } from "node:net";
import { userHeader } from "@rolecall/contract/endpoint.ts";
import { somebodyElseText } from "@rolecall/contract/error.ts";
import {
  fileSources,
  sourceAwayText,
  sourceMissingText,
} from "@rolecall/contract/resumes/remote-files.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { openTransferSocket } from "#test/servers/transfer-socket.ts";
import { redirectSources } from "#test/sources/redirect-sources.ts";
import { SourceBrowser } from "#test/sources/source-browser.ts";
import { signInPages } from "#test/sources/source-hosts.ts";
import { startSources } from "#test/sources/start-sources.ts";
import { startApp } from "#test/start-app.ts";

const resume = pdfOf("Ada Moreau");
const sources = await startSources({
  "/resumes": null,
  "/resumes/ada.pdf": resume,
  "/empty": null,
  "/notes.txt": Buffer.from("not a resume"),
  "/huge.pdf": Buffer.alloc(resumeMaximumBytes + 1),
});
redirectSources(sources.port);
afterAll(sources.close);

const origin = "https://jobs.example";
const clients = fileSources.flatMap((source) => [
  [`COMPANION_${source.toUpperCase()}_CLIENT_ID`, "our id"],
  [`COMPANION_${source.toUpperCase()}_CLIENT_SECRET`, "our secret"],
]);
const { app, db, as, anonymous, cookieOf } = await startApp({
  env: { PUBLIC_URL: origin, ...(Object.fromEntries(clients) as Record<string, string>) },
});
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;

const candidate = await buildUser(db);
/** One browser: its session is the same throughout. */
const cookie = await cookieOf(candidate);
const state = btoa(JSON.stringify({ origin }));

describe.each(fileSources)("%s", (source) => {
  const account = sources.accounts[source];
  const base = `/companion/${source}`;
  const browser = new SourceBrowser({ client: anonymous, cookie, origin }, source);
  const { allow, ask, call, fetch, list, listed } = browser;

  const arrive = async (token: string) => {
    const socket = await openTransferSocket(port, token, { cookie });
    await socket.hear("progress");
    const { url } = await socket.hear("success");
    return as(candidate).put<{ objectPath: string }>("/api/resume", { body: { resumeURL: url } });
  };

  beforeEach(async () => {
    account.instead = null;
    await allow();
  });

  test("users are asked for consent there, and led back with their permission", async () => {
    const question = await ask();
    expect(question.origin).toBe(signInPages[source]);
    expect(question.searchParams.get("client_id")).toBe("our id");
    expect(question.searchParams.get("redirect_uri")).toBe(`${origin}${base}/redirect`);
    const answer = await allow();
    expect(answer.status).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(browser.permission).not.toBe("");
    // Otherwise a slow browser takes it for closed by hand, and the permission is lost.
    expect(answer.body).not.toMatch(/^\s*window\.close/m);
    expect(answer.body).not.toContain("access ");
  });

  test("files are listed by folder, and show nothing that the browser would fetch there", async () => {
    const { body } = await list();
    expect(body.username).toBe("ada@example.com");
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "resumes", isFolder: true, icon: "folder" }),
        expect.objectContaining({ name: "notes.txt", isFolder: false, icon: "file" }),
      ]),
    );
    expect(JSON.stringify(body.items)).not.toContain("http");
    const inside = await list(await listed("resumes"));
    expect(inside.body.items.map(({ name }) => name)).toEqual(["ada.pdf"]);
    expect((await list(await listed("empty"))).body.items).toEqual([]);
  });

  test("a resume is picked, tells how it goes, and is read as it was", async () => {
    const path = await listed("ada.pdf", await listed("resumes"));
    const { objectPath } = (await arrive((await fetch(path, "ada.pdf")).body.token)).body;
    const read = await as(candidate).get(objectPath);
    expect(read.bytes.equals(resume)).toBe(true);
    expect(read.headers["content-disposition"]).toContain("ada.pdf");
  });

  test("files that are no resumes or too large are refused", async () => {
    const notes = await fetch(await listed("notes.txt"), "notes.txt");
    expect((await arrive(notes.body.token)).status).toBe(415);
    const huge = await fetch(await listed("huge.pdf"), "huge.pdf");
    expect([huge.status, huge.body.message]).toEqual([413, resumeTooLargeText]);
  });

  test("a file that is gone is said to be, at once", async () => {
    const answer = await fetch("id-none", "ada.pdf");
    expect([answer.status, answer.body.message]).toEqual([404, sourceMissingText]);
  });

  test("a permission that ran out is renewed without asking the person", async () => {
    const path = await listed("notes.txt");
    account.expire();
    expect((await list()).status).toBe(401);
    expect((await fetch(path, "notes.txt")).status).toBe(401);
    const renewed = await call<{ uppyAuthToken: string }>("post", "/refresh-token");
    browser.permission = renewed.body.uppyAuthToken;
    expect((await list()).status).toBe(200);
  });

  test("a window that shows somebody else renews no permission", async () => {
    const { id } = await buildUser(db);
    const headers = { cookie, "uppy-auth-token": browser.permission, [userHeader]: id };
    expect(await anonymous.post(`${base}/refresh-token`, { headers })).toMatchObject({
      status: 409,
      body: somebodyElseText,
    });
  });

  test("a permission that was taken back ends in a new question", async () => {
    account.revoke();
    expect((await list()).status).toBe(401);
    expect((await call("post", "/refresh-token")).status).toBe(401);
    await allow();
    expect((await list()).status).toBe(200);
  });

  test("a user who signs out is signed out at the source, or told where to do it", async () => {
    const manual_revoke_url = "https://account.live.com/consent/Manage";
    const isTold = source === "onedrive";
    expect((await call("get", "/logout")).body).toEqual({
      ok: true,
      revoked: !isTold,
      ...(isTold && { manual_revoke_url }),
    });
    expect((await list()).status).toBe(isTold ? 200 : 401);
  });

  test("a source that is away is said to be, and works again once it is back", async () => {
    const path = await listed("notes.txt");
    account.instead = { status: 503 };
    const away = [503, { message: sourceAwayText }];
    for (const answer of [await list(), await call("post", "/refresh-token")])
      expect([answer.status, answer.body]).toEqual(away);
    expect((await fetch(path, "notes.txt")).status).toBe(503);
    account.instead = null;
    expect((await list()).status).toBe(200);
  });

  test("a user who may not use the source reads its explanation, if it has one for people", async () => {
    const message = "Tenant does not have a SPO license.";
    account.instead = { status: 403, body: { error: { message } } };
    const said = source === "onedrive" ? [400, { message }] : [404, { message: sourceMissingText }];
    const answer = await list();
    expect([answer.status, answer.body]).toEqual(said);
  });

  test("without a permission, or with one that is not ours, nothing is fetched", async () => {
    for (const forged of ["", "forged"]) {
      browser.permission = forged;
      expect((await fetch("id-1", "ada.pdf")).status).toBe(401);
      expect((await list()).status).toBe(401);
    }
  });

  test("nobody gets there without our own session", async () => {
    for (const path of ["connect", "redirect", "list/", "logout"])
      expect((await anonymous.get(`${base}/${path}`)).status).toBe(401);
  });
});

test("only sources that are set up are offered, and have addresses", async () => {
  const its = await startApp({
    env: { COMPANION_DRIVE_CLIENT_ID: "our id", COMPANION_DRIVE_CLIENT_SECRET: "our secret" },
  });
  const browser = its.as(await buildUser(its.db));
  const { body } = await its.anonymous.get<{ fileSources: string[] }>("/api/site");
  expect(body.fileSources).toEqual(["drive"]);
  expect((await browser.get("/companion/dropbox/connect")).status).toBe(404);
  expect((await browser.get("/companion/drive/thumbnail/1")).status).toBe(404);
  expect((await browser.post("/companion/dropbox/get/1", { body: {} })).status).toBe(404);
});

test("a step of a sign-in with an address longer than any source makes it is refused", async () => {
  const path = `/companion/drive/connect?state=${state}&more=`;
  const ask = (more: number) =>
    anonymous.get(path + "x".repeat(more), { headers: { cookie } }).then(({ status }) => status);
  expect(await ask(1)).toBe(302);
  expect(await ask(8_192)).toBe(400);
});

test("the window that signs in keeps its tie to ours, and runs no script but its own", async () => {
  const answer = await anonymous.get<string>("/companion/drive/redirect", { headers: { cookie } });
  expect(answer.body).toContain("Authentication failed");
  expect(answer.headers["cross-origin-opener-policy"]).toBeUndefined();
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/]+=*'; /);
  const page = await anonymous.get("/");
  expect(page.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});
