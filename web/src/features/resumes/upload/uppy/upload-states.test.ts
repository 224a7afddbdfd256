import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { UppyWithLastingNotices } from "./lasting-notices.ts";

class Uploads extends UppyWithLastingNotices<Record<string, unknown>, Record<string, never>> {}
type Options = ConstructorParameters<typeof Uploads>[0];

/** An upload of files by name and size, sent by `send`, which gets their ids. */
const open = (files: Record<string, number>, options: Options = {}) => {
  const send = vi.fn<(ids: string[]) => Promise<void>>(() => new Promise(() => {}));
  const uppy = new Uploads(options);
  uppy.addUploader(send);
  uppy.setState({ capabilities: { ...uppy.getState().capabilities, resumableUploads: true } });
  const add = (name: string, size = 1) =>
    uppy.addFile({ name, data: new File(["a".repeat(size)], name) });
  const ids = Object.entries(files).map(([name, size]) => add(name, size));
  const progress = (id: string, bytesUploaded: number) => {
    const file = uppy.getFile(id);
    const started = { uploadStarted: 1, bytesUploaded, bytesTotal: file.size };
    uppy.emit("upload-progress", file, started);
  };
  const begin = () => {
    uppy.upload().catch(() => undefined);
    uppy.emit("upload-start", uppy.getFiles());
  };
  return { uppy, send, add, ids, begin, progress };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an upload on its way", () => {
  test("starts by itself 4 ms after the choice, if configured", async () => {
    const { send } = open({ "a.pdf": 1 }, { autoProceed: true });
    await vi.advanceTimersByTimeAsync(3);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
  });

  test("is counted in bytes, twice a second at most, and never as more than all", async () => {
    const { uppy, ids, begin, progress } = open({ "a.pdf": 100, "b.pdf": 300 });
    const [small = "", large = ""] = ids;
    begin();
    await vi.advanceTimersByTimeAsync(500);
    progress(small, 50);
    progress(small, 100);
    expect(uppy.getFile(small).progress.percentage).toBe(100);
    await vi.advanceTimersByTimeAsync(499);
    expect(uppy.getState().totalProgress).not.toBe(25);
    await vi.advanceTimersByTimeAsync(1);
    expect(uppy.getState().totalProgress).toBe(25);
    progress(large, 900);
    await vi.advanceTimersByTimeAsync(500);
    expect(uppy.getState().totalProgress).toBe(100);
  });

  test("is paused and goes on, one file or all, but not before it has begun", () => {
    const { uppy, ids, begin, add } = open({ "a.pdf": 1, "b.pdf": 1 });
    const [first = "", second = ""] = ids;
    begin();
    uppy.pauseResume(first);
    expect(uppy.getFiles().map(({ isPaused }) => isPaused === true)).toEqual([true, false]);
    const waiting = add("c.pdf");
    uppy.pauseAll();
    expect(uppy.getFile(second).isPaused).toBe(true);
    expect(uppy.getFile(waiting).isPaused).not.toBe(true);
    uppy.setFileState(first, { error: "Unknown error" });
    uppy.resumeAll();
    expect(uppy.getFiles().map(({ isPaused }) => isPaused === true)).not.toContain(true);
    expect(uppy.getFile(first).error).toBeNull();
  });

  test("cannot be paused if its sender cannot go on", () => {
    const { uppy, ids, begin } = open({ "a.pdf": 1 });
    uppy.setState({ capabilities: { ...uppy.getState().capabilities, resumableUploads: false } });
    begin();
    expect(uppy.pauseResume(ids[0] ?? "")).toBeUndefined();
  });
});

describe("a failed upload", () => {
  test("is sent again, its error and pause forgotten, unless it lacks a field", async () => {
    const { uppy, send, ids } = open({ "a.pdf": 1, "b.pdf": 1, "c.pdf": 1 });
    const [failed = "", lacking = ""] = ids;
    uppy.setFileState(failed, { error: "Unknown error", isPaused: true });
    uppy.setFileState(lacking, {
      error: "Missing required meta fields",
      missingRequiredMetaFields: ["year"],
    });
    void uppy.retryAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.lastCall?.[0]).toEqual([failed]);
    expect(uppy.getFile(failed)).toMatchObject({ error: null, isPaused: false });
    expect(uppy.getFile(lacking).error).toBe("Missing required meta fields");
  });

  test("is taken back whole: files, error and progress", () => {
    const { uppy, begin } = open({ "a.pdf": 1 });
    begin();
    uppy.setState({ error: "Unknown error", totalProgress: 40 });
    uppy.cancelAll();
    expect(uppy.getState()).toMatchObject({
      files: {},
      error: null,
      totalProgress: 0,
      allowNewUpload: true,
      recoveredState: null,
    });
  });
});

describe("a second upload", () => {
  test("may begin while the first goes on", () => {
    const { uppy, begin, add } = open({ "a.pdf": 1 });
    begin();
    add("b.pdf");
    expect(uppy.getFiles()).toHaveLength(2);
  });

  test("is refused if only one is allowed, until its files are gone", async () => {
    const one = { allowMultipleUploadBatches: false };
    const { uppy, ids, begin, add } = open({ "a.pdf": 1 }, one);
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(() => add("b.pdf")).toThrow("Cannot add more files");
    await expect(uppy.upload()).rejects.toThrow("Cannot create a new upload: already uploading.");
    uppy.removeFile(ids[0] ?? "");
    add("b.pdf");
    expect(uppy.getFiles()).toHaveLength(1);
  });

  test("is refused by a hook that says no", async () => {
    const { uppy, send } = open({ "a.pdf": 1 }, { onBeforeUpload: () => false });
    await expect(uppy.upload()).rejects.toThrow("onBeforeUpload returned false");
    expect(send).not.toHaveBeenCalled();
  });
});

test.each([
  ["image/png", "image.png"],
  ["application/pdf", "noname"],
])("a file of %s without a name is called %s", (type, name) => {
  const { uppy } = open({});
  const id = uppy.addFile({ name: "", type, data: new Blob(["a"], { type }) });
  expect(uppy.getFile(id).name).toBe(name);
});

test.each([
  [1, "1 B"],
  [1024, "1 KB"],
  [1024 ** 2 * 10, "10 MB"],
  [1024 ** 3, "1 GB"],
  [1024 ** 4, "1 TB"],
  [1024 ** 5, "1 PB"],
  [1024 ** 6, "1 EB"],
  [1024 ** 7, "1 ZB"],
  [1024 ** 8, "1 YB"],
])("%d bytes are %s", (minFileSize, size) => {
  const { uppy } = open({}, { restrictions: { minFileSize } });
  expect(() => uppy.addFile({ name: "a", data: new File([], "a") })).toThrow(
    `This file is smaller than the allowed size of ${size}`,
  );
});
