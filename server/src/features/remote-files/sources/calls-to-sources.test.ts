import { sourceAwayText, sourceMissingText } from "@rolecall/contract/resumes/remote-files.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { Account } from "./account.ts";

const account = new Account("a permission", []);
const address = "https://files.example/1";
const asked: { url: string; headers: Headers; signal: AbortSignal | null | undefined }[] = [];

/** Answers every call to a source in the same way. */
const everySourceAnswers = (answer: (signal: AbortSignal) => Response | Promise<Response>) =>
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    asked.push({ url: url.href, headers: new Headers(init.headers), signal: init.signal });
    return answer(init.signal ?? new AbortController().signal);
  });

/** A source that takes the question and says nothing. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener("abort", () => reject(new Error("aborted"))),
  );

const open = () => account.open(address, new AbortController().signal);

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a source that says nothing for thirty seconds is given up", async () => {
  vi.useFakeTimers();
  everySourceAnswers(silence);
  const opening = Promise.allSettled([open()]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(asked[0]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await opening).toMatchObject([{ reason: { message: sourceAwayText } }]);
});

test("a list that has not come as a whole within thirty seconds is given up", async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
  everySourceAnswers(silence);
  const reading = account.read(z.unknown(), address);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  late.abort();
  await expect(reading).rejects.toThrow(sourceAwayText);
});

test("a source may send us on five times, and no more", async () => {
  let left = 5;
  const sendOn = () => new Response(null, { status: 302, headers: { location: `/${left}` } });
  everySourceAnswers(() => (left-- > 0 ? sendOn() : new Response("a file")));
  expect(await (await open()).stream.toArray()).toEqual([Buffer.from("a file")]);

  left = 6;
  await expect(open()).rejects.toThrow(sourceAwayText);
});

test("a file is asked for as it is, and its size is known only where it comes so", async () => {
  everySourceAnswers(() => new Response("a file", { headers: { "content-length": "6" } }));
  expect((await open()).size).toBe(6);
  expect(asked[0]?.headers.get("accept-encoding")).toBe("identity");

  const packed = { "content-length": "6", "content-encoding": "gzip" };
  everySourceAnswers(() => new Response("a file", { headers: packed }));
  expect((await open()).size).toBeNull();
});

test("a request that is sent on takes no permission along", async () => {
  let isFirst = true;
  everySourceAnswers(() => {
    const location = "https://elsewhere.example/1";
    const answer = isFirst
      ? new Response(null, { status: 307, headers: { location } })
      : new Response("a file");
    isFirst = false;
    return answer;
  });
  await open();
  expect(asked.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
    [address, "Bearer a permission"],
    ["https://elsewhere.example/1", null],
  ]);
});

test("nobody is sent on to an address without encryption", async () => {
  const location = "http://files.example/2";
  everySourceAnswers(() => new Response(null, { status: 302, headers: { location } }));
  await expect(open()).rejects.toThrow(sourceAwayText);
  expect(asked).toHaveLength(1);
});

test("a source that has enough of our questions is away, not without the file", async () => {
  everySourceAnswers(() => new Response(null, { status: 429 }));
  await expect(open()).rejects.toThrow(sourceAwayText);
  everySourceAnswers(() => new Response(null, { status: 404 }));
  await expect(open()).rejects.toThrow(sourceMissingText);
});

test("people read a source's explanation, but not one of several pages", async () => {
  const explained = new Account("a permission", [403]);
  const ask = (message: string) => {
    everySourceAnswers(() => Response.json({ error: { message } }, { status: 403 }));
    return explained.read(z.unknown(), address);
  };
  await expect(ask("Your school has no licence.")).rejects.toThrow("Your school has no licence.");
  await expect(ask("x".repeat(301))).rejects.toThrow(sourceMissingText);
});
