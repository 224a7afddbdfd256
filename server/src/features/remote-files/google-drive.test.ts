import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { startGoogleDrive } from "#test/google-drive.ts";
import { pdfOf } from "#test/resume-files.ts";
import { startApp } from "#test/start-app.ts";
import { openTransferSocket } from "#test/transfer-socket.ts";

const resume = pdfOf("Ada Moreau");
const google = await startGoogleDrive({ id: "file-1", name: "ada.pdf", content: resume });
const origin = "https://jobs.example";
const { app, db, as, anonymous, cookieOf } = await startApp({
  env: {
    PUBLIC_URL: origin,
    COMPANION_DRIVE_CLIENT_ID: "our id",
    COMPANION_DRIVE_CLIENT_SECRET: "our secret",
  },
});
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;

const candidate = await buildUser(db);
/** One browser: its session is the same throughout. */
const cookie = await cookieOf(candidate);
const visit = (path: string, headers: Record<string, string> = {}) =>
  anonymous.get<string>(path, { headers: { cookie, ...headers } });

/** Goes where the answer leads, while that is on our own site. */
const follow = async (path: string) => {
  let answer = await visit(path);
  for (let step = 0; step < 5 && answer.status === 302; step += 1) {
    const next = new URL(String(answer.headers["location"]), origin);
    if (next.origin !== origin) return { answer, left: next };
    answer = await visit(next.pathname + next.search);
  }
  return { answer, left: null };
};

const state = btoa(JSON.stringify({ origin }));

test("a source is offered, and has addresses, where it is set up", async () => {
  const { body } = await anonymous.get<{ fileSources: string[] }>("/api/site");
  expect(body.fileSources).toEqual(["drive"]);
  expect((await visit("/companion/dropbox/connect")).status).toBe(404);
  expect((await visit("/companion/drive/thumbnail/1")).status).toBe(404);
  expect((await anonymous.get("/companion/drive/connect")).status).toBe(401);
  const foreign = await as(candidate).post("/companion/dropbox/get/1", { body: {} });
  expect(foreign.status).toBe(404);
});

test("the window that signs in keeps its tie to ours, and runs no script but its own", async () => {
  const { answer } = await follow("/companion/drive/callback");
  expect(answer.body).toContain("Authentication failed");
  expect(answer.headers["cross-origin-opener-policy"]).toBeUndefined();
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/]+=*'; /);
  const page = await anonymous.get("/");
  expect(page.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});

test("a person signs in at Google, and a resume comes from their drive", async () => {
  const { left } = await follow(`/companion/drive/connect?state=${state}`);
  expect(left?.origin).toBe("https://accounts.google.com");
  const question = left?.searchParams ?? new URLSearchParams();
  expect(question.get("client_id")).toBe("our id");
  expect(question.get("redirect_uri")).toBe(`${origin}/companion/drive/redirect`);

  const reply = new URLSearchParams({ code: "a code", state: question.get("state") ?? "" });
  const { answer } = await follow(`/companion/drive/redirect?${reply.toString()}`);
  expect(answer.status).toBe(200);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  const token = /"token":"([^"]+)"/.exec(answer.body)?.[1] ?? "";
  expect(token).not.toContain("access");
  expect(google.asked[0]).toBe("POST /token");

  const headers = { "uppy-auth-token": token };
  const list = await visit("/companion/drive/list/", headers);
  expect(list.body).toMatchObject({
    items: [{ isFolder: true }, { name: "ada.pdf", requestPath: "file-1", thumbnail: null }],
  });

  const begun = await as(candidate).post<{ token: string }>("/companion/drive/get/file-1", {
    body: { metadata: { name: "ada.pdf" }, endpoint: "https://evil.example" },
    headers,
  });
  const socket = await openTransferSocket(port, begun.body.token, { cookie });
  const { url } = await socket.hear("success");
  const registered = await as(candidate).put<{ objectPath: string }>("/api/resume", {
    body: { resumeURL: url },
  });
  const read = await as(candidate).get(registered.body.objectPath);
  expect(read.bytes.equals(resume)).toBe(true);
});

test("without a permission, or with one that is not ours, nothing is fetched", async () => {
  for (const token of ["", "forged"]) {
    const headers = { "uppy-auth-token": token };
    const answer = await as(candidate).post("/companion/drive/get/file-1", { body: {}, headers });
    expect(answer.status).toBe(401);
  }
});
