import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { resumeMaximumBytes, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test, vi } from "vitest";
import { buildResume, buildUser } from "#test/build.ts";
import { docxOf, pdfOf } from "#test/files/resume-files.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";
import { documentThreads } from "./document-threads.ts";

const { files } = await startApp();
let arrived = Promise.withResolvers<void>();
/** Files whose bytes take their time. */
const slowFiles = new Set<string>();
const read = vi.fn<typeof files.read>(async (id) => {
  if (slowFiles.has(id)) await arrived.promise;
  return files.read(id);
});
const openUpload: typeof files.openUpload = async (upload) => {
  if (slowFiles.has(upload.id)) await arrived.promise;
  return files.openUpload(upload);
};
const { as, db, send } = await startApp({ services: { files: { ...files, read, openUpload } } });

const storeDocx = async (ownerId: string) => {
  const { id } = await buildResume(db, { ownerId, contentType: resumeTypes.docx });
  await files.write(id, Readable.from([docxOf("Ada")]), resumeMaximumBytes);
  return id;
};

/** @param isSlow whether the store takes its time */
const register = async (user: { id: string }, isSlow = false) => {
  const { body } = await as(user).post<{ uploadURL: string }>("/api/objects/upload");
  await send(body.uploadURL, pdfOf("Ada"));
  if (isSlow) slowFiles.add(files.idOfAddress(body.uploadURL) ?? "");
  return as(user).put("/api/resume", { body: { resumeURL: body.uploadURL } });
};

test("registering several slow files at once keeps nobody else from registering a resume", async () => {
  const [greedy, other] = [await buildUser(db), await buildUser(db)];
  const slow = Array.from({ length: 6 }, () => register(greedy, true));
  await soon(() => expect(slowFiles.size).toBe(6));
  expect((await register(other)).status).toBe(200);
  arrived.resolve();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
  arrived = Promise.withResolvers<void>();
});

describe("previewing sixty slow files at once", () => {
  test("keeps nobody else from registering a resume or reading one", async () => {
    const [greedy, other] = [await buildUser(db), await buildUser(db)];
    const slow = await storeDocx(greedy.id);
    slowFiles.add(slow);
    const preview = () => as(greedy).get(`/api/resumes/${slow}/text`);
    const previews = Array.from({ length: 60 }, preview);
    await soon(() => expect(read).toHaveBeenCalled());

    expect((await register(other)).status).toBe(200);
    const own = await storeDocx(other.id);
    expect((await as(other).get(`/api/resumes/${own}/text`)).status).toBe(200);
    // One at a time.
    expect(read.mock.calls.filter(([id]) => id === slow)).toHaveLength(1);

    arrived.resolve();
    const answers = await Promise.all(previews);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(21);
    expect(refused).toHaveLength(39);
    expect(refused[0]?.body).toBe(
      "Too many files are being read at once. Please try again shortly.",
    );
    expect(refused[0]?.headers["retry-after"]).toBe("2");
  });
});

describe("a thread that reads a file", () => {
  const file = { userId: "ada", load: () => buffer(Readable.from([docxOf("Ada")])) };

  test("is ended when it has computed for longer than any honest file takes", async () => {
    const endless = new URL("../../../../test/servers/endless-thread.ts", import.meta.url);
    const limits = { cpuMs: 300, heapMb: 192, outsideHeapBytes: 256_000_000 };
    expect(await documentThreads(endless, limits)("inspect", file)).toBeNull();
  });

  test("may take as long as honest files do", async () => {
    expect(await documentThreads()("inspect", file)).toEqual({ kind: "docx", blank: false });
  });
});
