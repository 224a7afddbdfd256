import { Readable } from "node:stream";
import {
  multipartMissingText,
  tooManyOpenText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import {
  appliedQuotaFactor,
  lengthUnknownText,
  quotaText,
  quotaUnitBytes,
  uploadLifetimeSeconds,
  uploadsMaximumOpen,
} from "@rolecall/contract/resumes/resumes.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FilesUnavailable } from "#files/file-store.ts";
import { buildApplication, buildResume, buildUser } from "#test/build.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { uploadWidget, type BegunUpload } from "#test/servers/upload-widget.ts";
import { startApp } from "#test/start-app.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe.each(storeKinds)("the quota of an account on %s", async (store) => {
  const { as, db, files, send } = await startApp({ store, env: { FILE_QUOTA_MB: "1" } });
  const resume = pdfOf("Ada Moreau");
  const upload = async (user: { id: string }) => {
    const { body } = await as(user).post<{ uploadURL: string }>("/api/objects/upload");
    await send(body.uploadURL, resume);
    const id = new URL(body.uploadURL).pathname.split("/").at(-1) ?? "";
    return { id, ownerId: user.id, address: body.uploadURL };
  };
  const register = (user: { id: string }, resumeURL: string) =>
    as(user).put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });
  /** Resumes that take up so many bytes. */
  const keeping = (ownerId: string, bytes: number) => buildResume(db, { ownerId, bytes });
  const holding = async (candidateId: string, bytes: number) => {
    const { id: resumeId } = await keeping(candidateId, bytes);
    return buildApplication(db, { candidateId, resumeId });
  };
  const refused = [413, quotaText];

  test("files up to the limit are registered, and one byte more is refused and deleted", async () => {
    const [exact, beyond] = [await buildUser(db), await buildUser(db)];
    await keeping(exact.id, quotaUnitBytes - resume.length);
    await keeping(beyond.id, quotaUnitBytes - resume.length + 1);
    expect((await register(exact, (await upload(exact)).address)).status).toBe(200);

    const { address, ...tooMuch } = await upload(beyond);
    const { status, body } = await register(beyond, address);
    expect([status, body]).toEqual(refused);
    expect(await files.sizeOf(tooMuch)).toBeNull();
    expect((await register(beyond, address)).status).toBe(404);
  });

  test("files in applications count apart, and may be five times as much", async () => {
    const limit = quotaUnitBytes * appliedQuotaFactor;
    const [exact, beyond] = [await buildUser(db), await buildUser(db)];
    await holding(exact.id, limit - resume.length);
    await holding(beyond.id, limit - resume.length + 1);
    expect((await register(exact, (await upload(exact)).address)).status).toBe(200);
    const { status, body } = await register(beyond, (await upload(beyond)).address);
    expect([status, body]).toEqual(refused);
  });

  test("others' files and uploads that were not registered do not count", async () => {
    const user = await buildUser(db);
    await keeping((await buildUser(db)).id, quotaUnitBytes);
    await buildResume(db, { ownerId: user.id, bytes: quotaUnitBytes, registeredAt: null });
    expect((await register(user, (await upload(user)).address)).status).toBe(200);
  });

  test("a deleted file makes room", async () => {
    const user = await buildUser(db);
    const { id } = await keeping(user.id, quotaUnitBytes);
    const { status } = await register(user, (await upload(user)).address);
    expect(status).toBe(413);
    expect((await as(user).delete(`/api/resumes/${id}`)).status).toBe(204);
    expect((await register(user, (await upload(user)).address)).status).toBe(200);
  });

  test("of several at the same moment as many are registered as there is room for", async () => {
    const user = await buildUser(db);
    await keeping(user.id, quotaUnitBytes - 2 * resume.length);
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => upload(user)));
    const answers = await Promise.all(sent.map(({ address }) => register(user, address)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 413, 413, 413,
    ]);
  });

  test("a file that is registered twice at the same moment counts once", async () => {
    const user = await buildUser(db);
    await keeping(user.id, quotaUnitBytes - resume.length);
    const { address } = await upload(user);
    const answers = await Promise.all([register(user, address), register(user, address)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("a registered resume stays so, even if the quota is exceeded by then", async () => {
    const user = await buildUser(db);
    const { address, id } = await upload(user);
    await register(user, address);
    await keeping(user.id, quotaUnitBytes);
    const again = await register(user, address);
    expect([again.status, again.body]).toEqual([
      200,
      { objectPath: `/objects/${id}`, blank: false },
    ]);
  });
});

describe.each(storeKinds)("parts of uploads under way on %s", async (store) => {
  const { app, as, db, files, send } = await startApp({ store, env: { FILE_QUOTA_MB: "1" } });
  const limit = quotaUnitBytes * appliedQuotaFactor;
  const widgetOf = (user: { id: string }) => uploadWidget(as(user), send);
  const sendTo = async (
    user: { id: string },
    begun: BegunUpload,
    number: number,
    bytes: number,
  ) => {
    const { body } = await widgetOf(user).sign(begun.uploadId, number, begun.key);
    const { pathname, search } = new URL(body.url);
    const { status, body: text } = await as(user).put(pathname + search, {
      body: Buffer.alloc(bytes),
    });
    return status === 200 ? 200 : [status, text];
  };

  test("take up so much together at most, and each upload that is cancelled makes room", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    const widget = widgetOf(user);
    const [first, second] = [await widget.begin(), await widget.begin()];
    expect(await sendTo(user, first, 1, limit - 10)).toBe(200);
    expect(await sendTo(user, second, 1, 11)).toEqual([413, quotaText]);
    expect(await sendTo(user, second, 1, 10)).toBe(200);
    expect(await sendTo(user, first, 2, 1)).toEqual([413, quotaText]);
    expect(await sendTo(other, await widgetOf(other).begin(), 1, 11)).toBe(200);
    await widget.abort(first.uploadId, first.key);
    expect(await sendTo(user, second, 2, limit - 10)).toBe(200);
  });

  test("count from their beginning, also when they are sent at the same moment", async () => {
    const user = await buildUser(db);
    const begun = await widgetOf(user).begin();
    const numbers = [1, 2, 3, 4, 5];
    const answers = await Promise.all(
      numbers.map((number) => sendTo(user, begun, number, limit / 2 - 1)),
    );
    expect(answers.filter((answer) => answer === 200)).toHaveLength(2);
  });

  test("that did not arrive do not count", async () => {
    const user = await buildUser(db);
    const begun = await widgetOf(user).begin();
    const receive = vi
      .spyOn(files.multipart, "receive")
      .mockRejectedValueOnce(new FilesUnavailable("away"));
    expect(await sendTo(user, begun, 1, limit)).toContain(503);
    receive.mockRestore();
    expect(await sendTo(user, begun, 1, limit)).toBe(200);
  });

  test("that come after the parts were joined are refused, and do not count", async () => {
    const user = await buildUser(db);
    const widget = widgetOf(user);
    const [joined, other] = [await widget.begin(), await widget.begin()];
    const late = (await widget.sign(joined.uploadId, 2, joined.key)).body.url;
    const parts = await widget.sendParts(joined, [Buffer.alloc(10)]);
    await widget.complete(joined.uploadId, parts, joined.key);
    expect((await send(late, Buffer.alloc(1_000))).status).toBe(404);
    expect(await sendTo(user, other, 1, limit - 10)).toBe(200);
  });

  test("of an upload that the store does not have any more are refused", async () => {
    const user = await buildUser(db);
    const begun = await widgetOf(user).begin();
    const receive = vi.spyOn(files.multipart, "receive").mockResolvedValueOnce(null);
    expect(await sendTo(user, begun, 1, 10)).toEqual([404, multipartMissingText]);
    receive.mockRestore();
  });

  test("of a length that is not announced are refused", async () => {
    const user = await buildUser(db);
    const widget = widgetOf(user);
    const begun = await widget.begin();
    const { pathname, search } = new URL(
      (await widget.sign(begun.uploadId, 1, begun.key)).body.url,
    );
    const url = pathname + search;
    const payload = Readable.from([Buffer.alloc(10)]);
    const { statusCode, body } = await app.inject({ method: "PUT", url, payload });
    expect([statusCode, body]).toEqual([400, lengthUnknownText]);
  });
});

describe("uploads under way", async () => {
  const { as, db, files } = await startApp();
  const begin = (user: { id: string }) =>
    as(user).post<{ uploadURL: string }>("/api/objects/upload");
  const beginMany = async (user: { id: string }, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => begin(user)));
    return answers.filter(({ status }) => status === 200).length;
  };

  test("are so many at most, also when they are begun at the same moment", async () => {
    const user = await buildUser(db);
    expect(await beginMany(user, uploadsMaximumOpen + 20)).toBe(uploadsMaximumOpen);
    const { status, body, headers } = await begin(user);
    expect([status, body, headers["retry-after"]]).toEqual([429, tooManyOpenText, "60"]);
    expect((await begin(await buildUser(db))).status).toBe(200);
  });

  test("make room, with their files, once they cannot arrive any more", async () => {
    const user = await buildUser(db);
    const ended = new Date(Date.now() - 2 * uploadLifetimeSeconds * 1000 - 1_000);
    const young = await buildResume(db, { ownerId: user.id, registeredAt: null }, files);
    const old = await buildResume(
      db,
      { ownerId: user.id, registeredAt: null, createdAt: ended },
      files,
    );
    const inParts = await buildResume(
      db,
      { ownerId: user.id, registeredAt: null, createdAt: ended, multipartId: "1" },
      files,
    );
    const others = await buildResume(db, { registeredAt: null, createdAt: ended }, files);
    const kept = await buildResume(db, { ownerId: user.id, createdAt: ended }, files);
    await beginMany(user, uploadsMaximumOpen - 2);
    expect((await begin(user)).status).toBe(200);
    expect(await files.sizeOf(old)).toBeNull();
    for (const upload of [young, inParts, others, kept])
      expect(await files.sizeOf(upload)).toBe(upload.bytes);
    expect((await begin(user)).status).toBe(429);
  });

  test("in parts are so many at most, also when they are begun at the same moment", async () => {
    const user = await buildUser(db);
    const abort = vi.spyOn(files.multipart, "abort");
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => as(user).post("/companion/s3/multipart", { body: {} })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    // Of those that were refused nothing stays in the store.
    expect(abort).toHaveBeenCalledTimes(10);
    abort.mockRestore();
  });
});
