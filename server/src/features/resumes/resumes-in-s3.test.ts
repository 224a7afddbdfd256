import { connect } from "node:net";
import {
  multipartLifetimeSeconds,
  noCredentialsText,
} from "@rolecall/contract/multipart-uploads.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes.ts";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "#config.ts";
import type { FileStore } from "#files/file-store.ts";
import { openS3Client } from "#files/s3-client.ts";
import { openS3Store } from "#files/s3-store.ts";
import { uploadKeyOf } from "#files/upload-key.ts";
import { buildResume, buildUser } from "#test/build.ts";
import { docxOf, pdfOf } from "#test/resume-files.ts";
import { S3Server } from "#test/s3/s3-server.ts";
import { startApp } from "#test/start-app.ts";

const s3 = await S3Server.start();
afterAll(() => s3.stop());
const settings = readConfig(s3.env).s3;
if (!settings) throw new Error("S3 is not set");
const store = openS3Store(settings, openS3Client(settings, 100));
/** What happens between the look at a file and its being kept. */
let meanwhile = async () => {};
const files: FileStore = {
  ...store,
  keep: async (upload, content) => {
    await meanwhile();
    await store.keep(upload, content);
  },
};
const { as, anonymous, db, send } = await startApp({ env: s3.env, services: { files } });
const candidate = await buildUser(db);

afterEach(() => {
  s3.state = "up";
  meanwhile = async () => {};
  vi.useRealTimers();
});

const upload = async (content?: Buffer) => {
  const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload");
  if (content) await send(body.uploadURL, content);
  const id = new URL(body.uploadURL).pathname.split("/").at(-1) ?? "";
  return { id, ownerId: candidate.id, address: body.uploadURL };
};
const register = (resumeURL: string) =>
  as(candidate).put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });
const bytesOf = async (id: string) => (await as(candidate).get(`/objects/${id}`)).bytes;

describe("who holds an address may write again until it ends", () => {
  test("what was looked at is what is kept, though another file came meanwhile", async () => {
    const seen = pdfOf("Ada");
    const { id, address } = await upload(seen);
    meanwhile = async () => void (await send(address, Buffer.from("<script>evil()</script>")));
    expect((await register(address)).status).toBe(200);
    expect((await bytesOf(id)).equals(seen)).toBe(true);
  });

  test("of two looks at once the first to keep wins, type and all", async () => {
    const [one, other] = [pdfOf("Ada"), docxOf("Ada")];
    const { id, address } = await upload(one);
    let looks = 0;
    meanwhile = async () => {
      looks += 1;
      if (looks > 1) return;
      // This look saw the PDF; while it dawdles, another one sees the Word file and keeps it.
      await send(address, other);
      expect((await register(address)).status).toBe(200);
    };
    expect((await register(address)).status).toBe(200);
    const { headers, bytes } = await as(candidate).get(`/objects/${id}`);
    expect(bytes.equals(other)).toBe(true);
    expect(headers["content-type"]).toContain("wordprocessingml");
  });

  test("what comes after the registration changes nothing, and is swept", async () => {
    const seen = pdfOf("Ada");
    const { address, ...which } = await upload(seen);
    await register(address);
    await send(address, Buffer.from("late"));
    expect((await register(address)).status).toBe(200);
    expect((await bytesOf(which.id)).equals(seen)).toBe(true);
    expect(s3.bucket.objects.has(uploadKeyOf(which))).toBe(true);
    vi.useFakeTimers({
      toFake: ["Date"],
      now: Date.now() + multipartLifetimeSeconds * 1000 + 1000,
    });
    await files.sweep();
    expect(s3.bucket.objects.has(uploadKeyOf(which))).toBe(false);
    expect(s3.bucket.objects.has(`files/${which.id}`)).toBe(true);
  });
});

describe("size", () => {
  test("exactly 10485760 bytes become a resume, and one more is refused and deleted", async () => {
    const resume = pdfOf("Ada");
    const largest = Buffer.concat([resume, Buffer.alloc(resumeMaximumBytes - resume.length, " ")]);
    const { id, address } = await upload(largest);
    expect((await register(address)).status).toBe(200);
    expect((await bytesOf(id)).equals(largest)).toBe(true);

    const tooLarge = await upload(Buffer.concat([largest, Buffer.from(" ")]));
    const refused = await register(tooLarge.address);
    expect([refused.status, refused.body]).toEqual([413, resumeTooLargeText]);
    expect(await files.sizeOf(tooLarge)).toBeNull();
  });

  test("a connection that is cut in the middle leaves nothing", async () => {
    const { address, ...which } = await upload();
    const { hostname, port, pathname, search } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 100\r\n\r\nhalf`,
    );
    await new Promise((resolve) => {
      s3.onRequest = (request) => {
        request.once("close", resolve);
        socket.destroy();
      };
    });
    expect(await files.sizeOf(which)).toBeNull();
    expect((await send(address, pdfOf("Ada"))).status).toBe(200);
  });
});

describe("while the store is away", () => {
  const text = "Files are not available right now. Please try again shortly.";

  test.each(["away", "hanging", "failing"] as const)(
    "(%s) only what needs a file fails, clearly, until it is back",
    async (state) => {
      const { address } = await upload(pdfOf("Ada"));
      const resume = await buildResume(db, { ownerId: candidate.id }, files);
      const begun = await as(candidate).post<{ uploadId: string; key: string }>(
        "/companion/s3/multipart",
        { body: {} },
      );
      const { uploadId, key } = begun.body;
      s3.state = state;
      const failing = [
        await register(address),
        await as(candidate).get(`/objects/${resume.id}`),
        await as(candidate).post("/companion/s3/multipart", { body: {} }),
        await as(candidate).get(`/companion/s3/multipart/${uploadId}`, { query: { key } }),
      ];
      for (const { status, body, headers } of failing)
        expect([status, body, headers["retry-after"]]).toEqual([503, text, "10"]);
      expect((await as(candidate).get("/api/auth/user")).status).toBe(200);
      expect((await anonymous.get("/health/ready")).status).toBe(200);
      await expect(files.sweep()).rejects.toThrow("The file store is not available");

      s3.state = "up";
      expect((await register(address)).status).toBe(200);
      expect((await as(candidate).get(`/objects/${resume.id}`)).status).toBe(200);
    },
  );

  test("a file that stops halfway is not judged by its half", async () => {
    const { address } = await upload(pdfOf("Ada"));
    s3.state = "breaking";
    const refused = await register(address);
    expect([refused.status, refused.body]).toEqual([503, text]);
    s3.state = "up";
    expect((await register(address)).status).toBe(200);
  });
});

describe("temporary credentials", () => {
  interface Answer {
    credentials: {
      AccessKeyId: string;
      SecretAccessKey: string;
      SessionToken: string;
      Expiration: string;
    };
    bucket: string;
    region: string;
  }

  /** What a client does that signs for itself. */
  const storeWith = ({ credentials, bucket, region }: Answer) => {
    const client = openS3Client({
      endpoint: settings.endpoint,
      bucket,
      region,
      accessKeyId: credentials.AccessKeyId,
      secretAccessKey: credentials.SecretAccessKey,
    });
    client.config.credentials = async () => ({
      accessKeyId: credentials.AccessKeyId,
      secretAccessKey: credentials.SecretAccessKey,
      sessionToken: credentials.SessionToken,
    });
    return openS3Store(settings, client);
  };

  test("write to the user's own uploads for a week, and do nothing else", async () => {
    const { status, body } = await as(candidate).get<Answer>("/companion/s3/sts");
    expect([status, body.bucket, body.region]).toEqual([200, settings.bucket, settings.region]);
    const days = (Date.parse(body.credentials.Expiration) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(7, 2);

    const own = storeWith(body);
    const mine = { id: crypto.randomUUID(), ownerId: candidate.id };
    const theirs = { id: crypto.randomUUID(), ownerId: crypto.randomUUID() };
    const put = async (which: typeof mine) =>
      (await send(await own.uploadAddress(which, 60), pdfOf("Ada"))).status;
    expect([await put(mine), await put(theirs)]).toEqual([200, 403]);
    await expect(own.read(mine.id)).rejects.toThrow("not available");
    await expect(own.keep(mine, pdfOf("Ada"))).rejects.toThrow("not available");
    await expect(own.discard(mine)).rejects.toThrow("not available");
  });
});

test("credentials last as long as the store allows, and none are given out where it allows none", async () => {
  const ask = () => as(candidate).get<{ credentials: { Expiration: string } }>("/companion/s3/sts");
  s3.tokens.longest = 43_200;
  const { body } = await ask();
  const hours = (Date.parse(body.credentials.Expiration) - Date.now()) / (60 * 60 * 1000);
  expect(hours).toBeCloseTo(12, 2);
  s3.tokens.longest = null;
  const refused = await ask();
  expect([refused.status, refused.body]).toEqual([501, noCredentialsText]);
  s3.tokens.longest = 604_800;
  s3.state = "away";
  expect((await ask()).status).toBe(503);
});

test("pages may send to the store where there is one, and nowhere else", async () => {
  const policy = async (client: typeof anonymous) =>
    /connect-src ([^;]*)/
      .exec(String((await client.get("/")).headers["content-security-policy"]))?.[1]
      ?.split(" ");
  const onDisk = await startApp();
  expect(await policy(anonymous)).toContain(new URL(settings.endpoint).origin);
  expect(await policy(onDisk.anonymous)).toEqual(["'self'", expect.stringMatching(/^https:/)]);
});
