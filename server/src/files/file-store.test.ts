import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { partMinimumBytes } from "@rolecall/contract/resumes/multipart-uploads.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStore, ownerOfAll, putTo, storeKinds } from "#test/files/file-stores.ts";
import { FileExists, FileTooLarge, type StoredFile } from "./file-store.ts";
import { PartsChanged, type Part } from "./multipart-uploads.ts";

const ids = () => ({ id: crypto.randomUUID(), ownerId: ownerOfAll });
const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);
const textOf = async (file: StoredFile | null) => file && (await buffer(file.content)).toString();

afterEach(() => {
  vi.useRealTimers();
});

/** Moves this server's clock, and not that of an object store. */
const moveClock = (seconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });

/** Runs the work as if an hour ago, and resolves to its result. */
const anHourAgo = async <T>(work: () => Promise<T>): Promise<T> => {
  moveClock(-3600);
  const result = await work();
  vi.useRealTimers();
  return result;
};

describe.each(storeKinds)("files on %s", async (kind) => {
  const store = await openStore(kind);

  describe("an upload", () => {
    test("arrives by its address, is kept, and is read until it is deleted", async () => {
      const upload = ids();
      const address = store.addresses.ofUpload(upload, 60);
      expect([await store.sizeOf(upload), await store.openUpload(upload)]).toEqual([null, null]);
      const { status, etag } = await putTo(store, address, Buffer.from("Hello"));
      expect([status, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]+"$/)]);
      expect(await store.sizeOf(upload)).toBe(5);

      const file = await store.openUpload(upload);
      expect([file?.bytes, await textOf(file)]).toEqual([5, "Hello"]);
      if (!file?.kept) await store.keep(upload, Buffer.from("Hello"));
      const kept = await store.read(upload.id);
      expect([kept?.bytes, await textOf(kept)]).toEqual([5, "Hello"]);
      expect(await store.sizeOf(upload)).toBe(5);

      await store.delete(upload.id);
      await store.discard(upload);
      await store.discard(upload);
      expect([await store.read(upload.id), await store.sizeOf(upload)]).toEqual([null, null]);
    });

    test("that is kept stays the same, even if its address is used again", async () => {
      const upload = ids();
      const address = store.addresses.ofUpload(upload, 60);
      await putTo(store, address, Buffer.from("seen"));
      const file = await store.openUpload(upload);
      if (!file?.kept) await store.keep(upload, Buffer.from("seen"));
      file?.content.destroy();
      await putTo(store, address, Buffer.from("swapped")).catch(() => null);
      expect(await textOf(await store.read(upload.id))).toBe("seen");
      expect(await textOf(await store.openUpload(upload))).toBe("seen");
    });

    test("has an address that ends, and is good for nothing else", async () => {
      const [upload, other] = [ids(), ids()];
      const address = new URL(store.addresses.ofUpload(upload, 60));
      const ended = await anHourAgo(async () => store.addresses.ofUpload(upload, 3598));
      const elsewhere = new URL(address);
      elsewhere.pathname = new URL(store.addresses.locationOf(other)).pathname;
      expect((await putTo(store, elsewhere.href, Buffer.from("x"))).status).toBe(403);
      expect((await putTo(store, ended, Buffer.from("x"))).status).toBe(403);
      expect([await store.sizeOf(upload), await store.sizeOf(other)]).toEqual([null, null]);
    });

    test("is known by its address without the query, and no other address is one", async () => {
      const upload = ids();
      const address = store.addresses.ofUpload(upload, 60);
      const location = store.addresses.locationOf(upload);
      expect(address.startsWith(`${location}?`)).toBe(true);
      for (const own of [address, location, `${location}?a=b#c`])
        expect(store.idOfAddress(own)).toBe(upload.id);
      const strange = [
        location.replace("127.0.0.1", "evil.example"),
        location.replace("http:", "https:"),
        location.replace(upload.id, "..%2f..%2fetc%2fpasswd"),
        `${location}/more`,
        location.replace(/uploads\/.*/, upload.id),
        new URL(location).pathname,
        "no address",
        "",
      ];
      for (const other of strange) expect([other, store.idOfAddress(other)]).toEqual([other, null]);
    });
  });

  describe("a file that is written at once", () => {
    test("is there, whole, and never written over", async () => {
      const { id } = ids();
      expect(await store.write(id, bytesOf("first"), 10)).toMatchObject({ bytes: 5 });
      await expect(store.write(id, bytesOf("second"), 10)).rejects.toThrow(FileExists);
      expect(await textOf(await store.read(id))).toBe("first");
    });

    test("is whole and never written over where it is larger than a part of it in memory", async () => {
      const { id } = ids();
      const chunk = Buffer.alloc(3_000_000, "0123456789");
      const large = async function* () {
        for (let sent = 0; sent < 12; sent += 1) yield chunk;
      };
      expect(await store.write(id, large(), Infinity)).toMatchObject({ bytes: 36_000_000 });
      await expect(store.write(id, large(), Infinity)).rejects.toThrow(FileExists);
      const file = await store.read(id);
      const hashed = createHash("sha256");
      for await (const piece of file?.content ?? []) hashed.update(piece as Buffer);
      const whole = createHash("sha256");
      for await (const piece of large()) whole.update(piece);
      expect(hashed.digest("hex")).toBe(whole.digest("hex"));
      const other = ids().id;
      const broken = async function* () {
        yield* large();
        throw new Error("cut off");
      };
      await expect(store.write(other, broken(), Infinity)).rejects.toThrow("cut off");
      expect(await store.read(other)).toBeNull();
    });

    test("is not there at all when the stream is too long or breaks", async () => {
      const { id } = ids();
      await expect(store.write(id, bytesOf("too long"), 7)).rejects.toThrow(FileTooLarge);
      const broken = async function* () {
        yield Buffer.from("half");
        throw new Error("cut off");
      };
      await expect(store.write(id, broken(), 10)).rejects.toThrow("cut off");
      expect(await store.read(id)).toBeNull();
    });
  });

  describe("an upload in parts", () => {
    const begin = async () => {
      const upload = ids();
      return { ...upload, uploadId: await store.multipart.create(upload) };
    };
    type Begun = Awaited<ReturnType<typeof begin>>;
    const send = async (upload: Begun, partNumber: number, body: Buffer) =>
      putTo(store, store.addresses.ofPart({ ...upload, partNumber }, 60), body);
    const large = Buffer.alloc(partMinimumBytes, "a");

    test("is joined in the order of the parts' numbers, in whatever order they came", async () => {
      const upload = await begin();
      await send(upload, 7, Buffer.from("the end"));
      const first = await send(upload, 2, large);
      const parts = (await store.multipart.parts(upload)) ?? [];
      expect(parts.map(({ partNumber, bytes }) => [partNumber, bytes])).toEqual([
        [2, large.length],
        [7, 7],
      ]);
      expect(parts[0]?.etag).toBe(first.etag);
      await store.multipart.complete(upload, parts);
      const file = await store.openUpload(upload);
      expect(
        file && (await buffer(file.content)).equals(Buffer.concat([large, Buffer.from("the end")])),
      ).toBe(true);
    });

    test("takes a part again; the later one counts", async () => {
      const upload = await begin();
      const [before, after] = [
        await send(upload, 1, Buffer.from("before")),
        await send(upload, 1, Buffer.from("after")),
      ];
      const naming = ({ etag }: Pick<Part, "etag">) => [{ partNumber: 1, etag }];
      await expect(store.multipart.complete(upload, naming(before))).rejects.toThrow(PartsChanged);
      expect(await store.sizeOf(upload)).toBeNull();
      await store.multipart.complete(upload, naming(after));
      expect(await textOf(await store.openUpload(upload))).toBe("after");
    });

    test("leaves nothing when it is cancelled, and takes no more parts", async () => {
      const upload = await begin();
      await send(upload, 1, Buffer.from("part"));
      await store.multipart.abort(upload);
      await store.multipart.abort(upload);
      expect(await store.multipart.parts(upload)).toBeNull();
      expect((await send(upload, 1, Buffer.from("late"))).status).toBe(404);
      expect(await store.sizeOf(upload)).toBeNull();
    });

    test("lists its parts in order, however many there are", async () => {
      const upload = await begin();
      for (const number of [10_000, 3, 20, 1, 100])
        await send(upload, number, Buffer.from(`${number}`));
      const parts = await store.multipart.parts(upload);
      expect(parts?.map(({ partNumber }) => partNumber)).toEqual([1, 3, 20, 100, 10_000]);
    });

    test("has addresses that end", async () => {
      const upload = await begin();
      const part = { ...upload, partNumber: 1 };
      const ended = await anHourAgo(async () => store.addresses.ofPart(part, 3598));
      expect((await putTo(store, ended, Buffer.from("late"))).status).toBe(403);
      expect(await store.multipart.parts(upload)).toEqual([]);
    });
  });
});

describe.each(storeKinds)("unfinished uploads on %s", async (kind) => {
  const store = await openStore(kind);

  test("is swept when nothing happened for a day, by two servers at once", async () => {
    const begin = async () => {
      const upload = ids();
      const uploadId = await store.multipart.create(upload);
      const part = { ...upload, uploadId, partNumber: 1 };
      await putTo(store, store.addresses.ofPart(part, 60), Buffer.from("part"));
      return { ...upload, uploadId };
    };
    const uploads = [await begin(), await begin(), await begin(), await begin(), await begin()];
    moveClock(23 * 60 * 60);
    await store.sweep();
    for (const upload of uploads) expect(await store.multipart.parts(upload)).toHaveLength(1);
    moveClock(2 * 60 * 60);
    await Promise.all([store.sweep(), store.sweep()]);
    for (const upload of uploads) expect(await store.multipart.parts(upload)).toBeNull();
  });
});
