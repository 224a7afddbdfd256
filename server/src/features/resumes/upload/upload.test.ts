import { rename } from "node:fs/promises";
import { request } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  lengthUnknownText,
  resumeMaximumBytes,
  resumeTooLargeText,
  uploadLifetimeSeconds,
} from "@rolecall/contract/resumes/resumes.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { startApp } from "#test/start-app.ts";

const resume = pdfOf("Ada Moreau");

afterEach(() => {
  vi.useRealTimers();
});

describe.each(storeKinds)("files on %s", async (store) => {
  const { app, as, anonymous, db, files } = await startApp({
    store,
    env: { PUBLIC_URL: "https://jobs.example" },
  });
  const candidate = await buildUser(db);

  const askForAddress = async () => {
    const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload");
    const url = new URL(body.uploadURL);
    const id = url.pathname.split("/").at(-1) ?? "";
    return { url, path: url.pathname + url.search, sent: { id, ownerId: candidate.id } };
  };

  /** Over a real connection, where a body can be endless or end too early. */
  await app.listen({ host: "127.0.0.1", port: 0 });
  const port = (app.server.address() as AddressInfo).port;
  const putOverNetwork = (path: string, body: Buffer | ReadableStream) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: "PUT", body, duplex: "half" });
  const openPut = (path: string, headers = {}) => request({ port, path, method: "PUT", headers });

  describe("asking for an upload address", () => {
    test("it is an address of the public site, whatever host the request names", async () => {
      const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload", {
        headers: { host: "evil.example", origin: "https://evil.example" },
      });
      expect(body.uploadURL).toMatch(/^https:\/\/jobs\.example\/objects\/uploads\/[\w-]+\?/);
    });

    test("it takes no body, an empty one, or the file's name", async () => {
      for (const body of [undefined, {}, { filename: "cv.pdf" }, { filename: null }])
        expect((await as(candidate).post("/api/objects/upload", { body })).status).toBe(200);
      const wrong = await as(candidate).post("/api/objects/upload", { body: { filename: 7 } });
      expect(wrong.status).toBe(400);
    });

    test("it needs a login", async () => {
      const answer = await anonymous.post("/api/objects/upload");
      expect([answer.status, answer.body]).toEqual([401, "Unauthorized"]);
    });
  });

  describe("sending the file", () => {
    test("the answer is empty and carries an ETag, which the upload widget waits for", async () => {
      const { path, sent } = await askForAddress();
      const { status, headers, body } = await anonymous.put(path, { body: resume });
      expect([status, body]).toEqual([200, ""]);
      expect(headers["etag"]).toMatch(/^"[0-9a-f]+"$/);
      expect(await files.sizeOf(sent)).toBe(resume.length);
    });

    test("any content type is taken, and none", async () => {
      for (const type of ["application/pdf", "text/html", "application/json", "nonsense", ""]) {
        const { path } = await askForAddress();
        const answer = await anonymous.put(path, {
          body: resume,
          headers: { "content-type": type },
        });
        expect([type, answer.status]).toEqual([type, 200]);
      }
    });

    test("the address works once", async () => {
      const { path, sent } = await askForAddress();
      await anonymous.put(path, { body: resume });
      const again = await anonymous.put(path, { body: pdfOf("Somebody Else") });
      expect([again.status, again.body]).toEqual([
        409,
        "This upload address has already been used",
      ]);
      expect(await files.sizeOf(sent)).toBe(resume.length);
    });

    test("of two at the same time one wins", async () => {
      const { path } = await askForAddress();
      const answers = await Promise.all(
        ["One", "Two"].map((name) => putOverNetwork(path, pdfOf(name))),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    });

    test("the address ends after 15 minutes", async () => {
      const { path, sent } = await askForAddress();
      vi.useFakeTimers({
        toFake: ["Date"],
        now: Date.now() + (uploadLifetimeSeconds + 2) * 1000,
      });
      const late = await anonymous.put(path, { body: resume });
      vi.useRealTimers();
      expect([late.status, late.body]).toEqual([
        403,
        "This upload address has expired. Please upload again.",
      ]);
      expect(await files.sizeOf(sent)).toBeNull();
    });

    test("an address that was tampered with is refused", async () => {
      const { url } = await askForAddress();
      const other = await askForAddress();
      const changed = (change: (copy: URL) => void) => {
        const copy = new URL(url);
        change(copy);
        return copy.pathname + copy.search;
      };
      const forged = [
        changed((copy) => (copy.search = "")),
        changed((copy) => copy.searchParams.set("expires", "9999999999")),
        changed((copy) => copy.searchParams.set("signature", "AAAA")),
        changed((copy) => copy.searchParams.append("signature", "AAAA")),
        changed((copy) => (copy.pathname = other.url.pathname)),
        changed((copy) => (copy.pathname = "/objects/uploads/nothing")),
      ];
      for (const path of forged) {
        const answer = await as(candidate).put(path, { body: resume });
        expect([path, answer.status, answer.body]).toEqual([
          path,
          403,
          "This upload address is not valid",
        ]);
        expect((await anonymous.put(path, { body: resume })).status).toBe(401);
      }
    });

    test("it never reads: not for others, and not for the owner", async () => {
      const { path } = await askForAddress();
      await anonymous.put(path, { body: resume });
      expect((await anonymous.get(path)).status).toBe(401);
      expect((await as(candidate).get(path)).status).toBe(404);
    });

    test("pages of other sites cannot send to it", async () => {
      const { path, sent } = await askForAddress();
      const headers = { origin: "https://evil.example" };
      expect((await anonymous.put(path, { body: resume, headers })).status).toBe(403);
      expect(await files.sizeOf(sent)).toBeNull();
    });
  });

  describe("size", () => {
    const largest = Buffer.concat([resume, Buffer.alloc(resumeMaximumBytes - resume.length, " ")]);
    const tooLarge = Buffer.concat([largest, Buffer.from(" ")]);
    const inChunks = (bytes: Buffer) => ReadableStream.from([bytes]);

    test("exactly 10485760 bytes pass, and become a resume", async () => {
      const { url, path } = await askForAddress();
      expect((await putOverNetwork(path, largest)).status).toBe(200);
      const { status, body } = await as(candidate).put<{ objectPath: string }>("/api/resume", {
        body: { resumeURL: url.href },
      });
      expect(status).toBe(200);
      expect((await as(candidate).get(body.objectPath)).bytes.equals(largest)).toBe(true);
    });

    /** An object store must know the length beforehand. */
    const unannounced = store === "S3" ? [400, lengthUnknownText] : [413, resumeTooLargeText];

    test("one byte more is refused, announced or not, and the address can still be used", async () => {
      const { path, sent } = await askForAddress();
      for (const [body, refusal] of [
        [tooLarge, [413, resumeTooLargeText]],
        [inChunks(tooLarge), unannounced],
      ] as const) {
        const answer = await putOverNetwork(path, body);
        expect([answer.status, await answer.text()]).toEqual(refusal);
        expect(await files.sizeOf(sent)).toBeNull();
      }
      expect((await putOverNetwork(path, resume)).status).toBe(200);
    });

    test("a body that never ends is cut", async () => {
      const { path, sent } = await askForAddress();
      const chunk = `100000\r\n${" ".repeat(0x100000)}\r\n`;
      let chunks = 0;
      const endless = async function* () {
        yield `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
        for (; chunks < 200; chunks += 1) yield chunk;
      };
      await expect(pipeline(endless, connect(port))).rejects.toThrow(/EPIPE|ECONNRESET|premature/i);
      expect(chunks).toBeLessThan(100);
      expect(await files.sizeOf(sent)).toBeNull();
    });

    test("an upload that is cut off leaves nothing, and the address can still be used", async () => {
      const { path, sent } = await askForAddress();
      const upload = openPut(path, { "content-length": resume.length });
      upload.on("error", () => {});
      const cutOff = new Promise((resolve) => {
        app.server.once("request", (received) => received.once("close", resolve));
      });
      upload.write(resume.subarray(0, 100), () => upload.destroy());
      await cutOff;
      expect(await files.sizeOf(sent)).toBeNull();
      // In S3 the first PUT's claim is released a moment after its connection breaks.
      await expect.poll(async () => (await putOverNetwork(path, resume)).status).toBe(200);
    });
  });
});

test("a full disk is said so", async () => {
  const noSpace = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const { files } = await startApp();
  const fullDisk = { ...files, receive: () => Promise.reject(noSpace) };
  const full = await startApp({ services: { files: fullDisk } });
  const owner = await buildUser(full.db);
  const { body } = await full.as(owner).post<{ uploadURL: string }>("/api/objects/upload");
  const address = new URL(body.uploadURL);
  const answer = await full.anonymous.put(address.pathname + address.search, { body: resume });
  expect([answer.status, answer.body]).toEqual([507, "There is no room left to save this."]);
});

test("a disk that is away is said so, and the address takes the file once it is back", async () => {
  const { anonymous, as, config, db } = await startApp();
  const { body } = await as(await buildUser(db)).post<{ uploadURL: string }>("/api/objects/upload");
  const { pathname, search } = new URL(body.uploadURL);
  const path = pathname + search;
  const folder = join(config.dataDir, "files", "unfinished");
  await rename(folder, `${folder}-away`);
  expect(await anonymous.put(path, { body: resume })).toMatchObject({
    status: 503,
    body: "Files are not available right now. Please try again shortly.",
    headers: { "retry-after": "10" },
  });
  await rename(`${folder}-away`, folder);
  expect((await anonymous.put(path, { body: resume })).status).toBe(200);
});
