import type { AddressInfo } from "node:net";
import { fileSources, sourceAwayText } from "@rolecall/contract/resumes/remote-files.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { openTransferSocket } from "#test/servers/transfer-socket.ts";
import { redirectSources } from "#test/sources/redirect-sources.ts";
import { SourceBrowser } from "#test/sources/source-browser.ts";
import { startSources } from "#test/sources/start-sources.ts";
import { startApp } from "#test/start-app.ts";

const resume = pdfOf("Ada Moreau");
const strangeFolder = "A & B? 100% #1 + 'c' \\ \"d\" é 日本";
const strangeFile = `${strangeFolder}.pdf`;
const sources = await startSources({
  [`/${strangeFolder}`]: null,
  [`/${strangeFolder}/${strangeFile}`]: resume,
  "/many": null,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((one) => [`/many/${one}.pdf`, resume])),
  "/document.gdoc": resume,
});
redirectSources(sources.port);
afterAll(sources.close);

const origin = "https://jobs.example";
const registered = fileSources.flatMap((source) => [
  [`COMPANION_${source.toUpperCase()}_CLIENT_ID`, "our id"],
  [`COMPANION_${source.toUpperCase()}_CLIENT_SECRET`, "our secret"],
]);
const { app, db, as, anonymous, cookieOf } = await startApp({
  env: { PUBLIC_URL: origin, ...(Object.fromEntries(registered) as Record<string, string>) },
});
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;
const candidate = await buildUser(db);
const cookie = await cookieOf(candidate);

/** The bytes and the name of a fetched file, as the browser receives them. */
const received = async (token: string) => {
  const socket = await openTransferSocket(port, token, { cookie });
  const { url } = await socket.hear("success");
  const { body } = await as(candidate).put<{ objectPath: string }>("/api/resume", {
    body: { resumeURL: url },
  });
  return as(candidate).get(body.objectPath);
};

beforeEach(() => {
  for (const account of Object.values(sources.accounts)) account.instead = null;
});

describe.each(fileSources)("%s", (source) => {
  const account = sources.accounts[source];
  const browser = new SourceBrowser({ client: anonymous, cookie, origin }, source);

  beforeEach(async () => {
    account.pageSize = Infinity;
    await browser.allow();
  });

  test("a folder with more than one page is listed to its end, each file once", async () => {
    const folder = await browser.listed("many");
    account.pageSize = 2;
    const names: string[] = [];
    let next: string | null = folder;
    while (next !== null) {
      const { body } = await browser.list(next);
      names.push(...body.items.map(({ name }) => name));
      next = body.nextPagePath;
    }
    expect(names).toEqual(["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"]);
  });

  test("a file whose name and folder have strange characters is found and fetched", async () => {
    const path = await browser.listed(strangeFile, await browser.listed(strangeFolder));
    const read = await received((await browser.fetch(path, strangeFile)).body.token);
    expect(read.bytes.equals(resume)).toBe(true);
    expect(read.headers["content-disposition"]).toContain(encodeURIComponent("日本"));
  });

  test("a source that closes the connection is reported as unavailable, for every call", async () => {
    const path = await browser.listed("many");
    account.instead = { hangsUp: true };
    const away = [503, { message: sourceAwayText }];
    for (const answer of [
      await browser.list(),
      await browser.fetch(path, "1.pdf"),
      await browser.call("post", "/refresh-token"),
      ...(source === "onedrive" ? [] : [await browser.call("get", "/logout")]),
    ])
      expect([answer.status, answer.body]).toEqual(away);
  });

  test("a source that answers something else than it should is said to be away", async () => {
    for (const body of [{ files: [{ id: 7 }] }, Buffer.from("<html>")]) {
      account.instead = { body };
      expect((await browser.list()).body).toEqual({ message: sourceAwayText });
    }
  });

  test("a source whose answer is too long is reported as unavailable", async () => {
    const emptyForAllThree = {
      user: { emailAddress: "a" },
      drives: [],
      files: [],
      email: "a",
      entries: [],
      cursor: "",
      has_more: false,
      value: [],
    };
    account.instead = { body: emptyForAllThree };
    expect((await browser.list()).status).toBe(200);
    account.instead = { body: { ...emptyForAllThree, padding: "x".repeat(9_000_000) } };
    expect((await browser.list()).body).toEqual({ message: sourceAwayText });
  });
});

test("a Google document, which has no bytes, comes as a PDF", async () => {
  const browser = new SourceBrowser({ client: anonymous, cookie, origin }, "drive");
  await browser.allow();
  const { items } = (await browser.list()).body;
  const document = items.find(({ name }) => name === "document.pdf");
  expect(document).toMatchObject({ isFolder: false, mimeType: "application/pdf" });
  const { body } = await browser.fetch(document?.requestPath ?? "", "document.pdf");
  expect((await received(body.token)).bytes.equals(resume)).toBe(true);
});

test("bytes that OneDrive keeps elsewhere are fetched without showing the permission there", async () => {
  const browser = new SourceBrowser({ client: anonymous, cookie, origin }, "onedrive");
  await browser.allow();
  const path = await browser.listed("1.pdf", await browser.listed("many"));
  expect((await received((await browser.fetch(path, "1.pdf")).body.token)).status).toBe(200);
  const insecure = { status: 302, headers: { location: "http://files.storage.example/1" } };
  sources.accounts.onedrive.instead = insecure;
  expect((await browser.fetch(path, "1.pdf")).status).toBe(503);
});

test("the id of a folder cannot inject conditions into the query to Google", async () => {
  const browser = new SourceBrowser({ client: anonymous, cookie, origin }, "drive");
  await browser.allow();
  const many = await browser.listed("many");
  const asked = encodeURIComponent(`x' in parents or '${many}`);
  expect((await browser.list(asked)).body.items).toEqual([]);
});
