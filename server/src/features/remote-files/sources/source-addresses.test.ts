import { fileSources, type FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import { afterEach, expect, test, vi } from "vitest";
import { Account } from "./account.ts";
import { dropbox } from "./dropbox.ts";
import { googleDrive } from "./google-drive.ts";
import { oneDrive } from "./onedrive.ts";
import type { Source } from "./source.ts";

const sources: Record<FileSource, Source> = { drive: googleDrive, dropbox, onedrive: oneDrive };
const account = new Account("a permission", []);

/** Answers every call with the same; returns the paths and headers that were asked for. */
const everySourceAnswers = (answer: object) => {
  const asked: { path: string; headers: Headers }[] = [];
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    asked.push({ path: url.pathname, headers: new Headers(init.headers) });
    return Response.json(answer);
  });
  return asked;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(fileSources)("the id of a file leads to no other call of %s", async (source) => {
  const id = "../../me/messages?x#y";
  const asked = everySourceAnswers({ id, name: "ada.pdf", mimeType: "application/pdf", email: "" });
  const file = { id, driveId: "../me" };
  await sources[source].open(account, file, new AbortController().signal);
  expect(asked.length).toBeGreaterThan(0);
  const isElsewhere = /\/me\/messages|\/v1.0\/me\//;
  expect(asked.map(({ path }) => path).filter((path) => isElsewhere.test(path))).toEqual([]);
});

test("a file of Dropbox is named in a header, whatever its characters", async () => {
  const asked = everySourceAnswers({ email: "" });
  await dropbox.open(account, { id: "/日本/é\n.pdf" }, new AbortController().signal);
  expect(asked.at(-1)?.headers.get("Dropbox-API-Arg")).toBe(
    String.raw`{"path":"/\u65e5\u672c/\u00e9\n.pdf"}`,
  );
});

test("shared drives are listed up to the tenth page, if Google never ends", async () => {
  const asked = everySourceAnswers({
    drives: [],
    files: [],
    user: { emailAddress: "ada@example.com" },
    nextPageToken: "more",
  });
  await googleDrive.list(account, { id: "" });
  expect(asked.filter(({ path }) => path.endsWith("/drives"))).toHaveLength(10);
});
