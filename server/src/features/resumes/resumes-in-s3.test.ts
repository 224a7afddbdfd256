import { PutObjectCommand } from "@aws-sdk/client-s3";
import {
  multipartLifetimeSeconds,
  noCredentialsText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "#config.ts";
import type { FileStore } from "#files/file-store.ts";
import { openS3Client } from "#files/s3-client.ts";
import { openS3Store } from "#files/s3-store.ts";
import { uploadKeyOf, type Upload } from "#files/upload-key.ts";
import { buildResume, buildUser } from "#test/build.ts";
import { docxOf, pdfOf } from "#test/files/resume-files.ts";
import { contentsOfBucket } from "#test/s3/bucket-contents.ts";
import { FaultyLine } from "#test/s3/faulty-line.ts";
import { S3Server } from "#test/s3/s3-server.ts";
import { TokenService } from "#test/s3/token-service.ts";
import { startFileHost } from "#test/servers/file-host.ts";
import { startApp } from "#test/start-app.ts";

const s3 = await S3Server.start();
afterAll(() => s3.stop());
const line = await FaultyLine.start(s3.env.S3_ENDPOINT);
const tokens = new TokenService();
const tokenAddress = await startFileHost(tokens.answer);
const env = { ...s3.env, S3_ENDPOINT: line.endpoint };
const { s3: settings, publicUrl } = readConfig(env);
if (!settings) throw new Error("S3 is not set");
const store = openS3Store(settings, publicUrl, openS3Client(settings, 2000));
/** Runs between the inspection of a file and its copy to the kept files. */
let meanwhile = async () => {};
const files: FileStore = {
  ...store,
  keep: async (upload, content) => {
    await meanwhile();
    await store.keep(upload, content);
  },
};
const { as, anonymous, db, send } = await startApp({ env, services: { files } });
const candidate = await buildUser(db);

afterEach(() => {
  line.state = "up";
  line.onConnection = () => {};
  meanwhile = async () => {};
  vi.useRealTimers();
});

const upload = async (content?: Buffer) => {
  const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload");
  if (content) await send(body.uploadURL, content);
  const id = new URL(body.uploadURL).pathname.split("/").at(-1) ?? "";
  return { id, ownerId: candidate.id, address: body.uploadURL };
};
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
const register = (resumeURL: string) =>
  as(candidate).put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });
const bytesOf = async (id: string) => (await as(candidate).get(`/objects/${id}`)).bytes;

describe("a holder of temporary credentials may write again and again", () => {
  const client = openS3Client(settings);
  const writeAgain = (which: Upload, Body: Buffer) =>
    client.send(new PutObjectCommand({ Bucket: settings.bucket, Key: uploadKeyOf(which), Body }));

  test("the inspected bytes are those that are kept, even if another file arrives meanwhile", async () => {
    const seen = pdfOf("Ada");
    const { address, ...which } = await upload(seen);
    meanwhile = async () => void (await writeAgain(which, Buffer.from("<script>evil()</script>")));
    expect((await register(address)).status).toBe(200);
    expect((await bytesOf(which.id)).equals(seen)).toBe(true);
  });

  test("of two looks at once the first to keep wins, type and all", async () => {
    const [one, other] = [pdfOf("Ada"), docxOf("Ada")];
    const { address, ...which } = await upload(one);
    let looks = 0;
    meanwhile = async () => {
      looks += 1;
      if (looks > 1) return;
      // This look saw the PDF; while it dawdles, another one sees the Word file and keeps it.
      await writeAgain(which, other);
      expect((await register(address)).status).toBe(200);
    };
    expect((await register(address)).status).toBe(200);
    const { headers, bytes } = await as(candidate).get(`/objects/${which.id}`);
    expect(bytes.equals(other)).toBe(true);
    expect(headers["content-type"]).toContain("wordprocessingml");
  });

  test("a file that arrives after the registration changes nothing, and is swept", async () => {
    const seen = pdfOf("Ada");
    const { address, ...which } = await upload(seen);
    await register(address);
    await writeAgain(which, Buffer.from("late"));
    expect((await register(address)).status).toBe(200);
    expect((await bytesOf(which.id)).equals(seen)).toBe(true);
    const keys = async () => [...(await contentsOfBucket(env)).objects.keys()];
    expect(await keys()).toContain(uploadKeyOf(which));
    const tomorrow = Date.now() + multipartLifetimeSeconds * 1000 + 1000;
    vi.useFakeTimers({ toFake: ["Date"], now: tomorrow });
    // By a server whose clock is a day ahead of the store's.
    await openS3Store(settings, publicUrl).sweep();
    vi.useRealTimers();
    expect(await keys()).not.toContain(uploadKeyOf(which));
    expect(await keys()).toContain(`files/${which.id}`);
  });
});

test("an upload of more than 10485760 bytes is refused when it is registered, and deleted", async () => {
  const { address, ...which } = await upload();
  const Body = Buffer.concat([pdfOf("Ada"), Buffer.alloc(resumeMaximumBytes)]);
  const object = { Bucket: settings.bucket, Key: uploadKeyOf(which), Body };
  await openS3Client(settings).send(new PutObjectCommand(object));
  const refused = await register(address);
  expect([refused.status, refused.body]).toEqual([413, resumeTooLargeText]);
  expect(await files.sizeOf(which)).toBeNull();
});

test("a resume is also recognized by its address in the bucket", async () => {
  const { address, ...which } = await upload(pdfOf("Ada"));
  const inBucket = `${settings.endpoint}/${settings.bucket}/${uploadKeyOf(which)}`;
  expect((await register(inBucket)).body).toEqual((await register(address)).body);
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
      const part = await as(candidate).get<{ url: string }>(
        `/companion/s3/multipart/${encodeURIComponent(uploadId)}/1`,
        { query: { key } },
      );
      line.state = state;
      const unsent = await upload();
      const failing = await Promise.all([
        anonymous.put(pathOf(unsent.address), { body: pdfOf("Ada") }),
        anonymous.put(pathOf(part.body.url), { body: pdfOf("Ada") }),
        register(address),
        as(candidate).get(`/objects/${resume.id}`),
        as(candidate).post("/companion/s3/multipart", { body: {} }),
        as(candidate).get(`/companion/s3/multipart/${uploadId}`, { query: { key } }),
      ]);
      for (const { status, body, headers } of failing)
        expect([status, body, headers["retry-after"]]).toEqual([503, text, "10"]);
      expect((await as(candidate).get("/api/auth/user")).status).toBe(200);
      expect((await anonymous.get("/health/ready")).status).toBe(200);
      await expect(files.sweep()).rejects.toThrow("The file store is not available");

      line.state = "up";
      expect((await register(address)).status).toBe(200);
      expect((await as(candidate).get(`/objects/${resume.id}`)).status).toBe(200);
      for (const url of [unsent.address, part.body.url])
        expect((await send(url, pdfOf("Ada"))).status).toBe(200);
    },
  );

  test("a file that stops halfway is not judged by its half", async () => {
    const { address } = await upload(pdfOf("Ada"));
    line.state = "breaking";
    const refused = await register(address);
    expect([refused.status, refused.body]).toEqual([503, text]);
    line.state = "up";
    expect((await register(address)).status).toBe(200);
  });
});

describe("temporary credentials", () => {
  const ask = () =>
    as(candidate).get<{ credentials: { Expiration: string }; bucket: string; region: string }>(
      "/companion/s3/sts",
    );
  const hoursOf = ({ credentials }: { credentials: { Expiration: string } }) =>
    (Date.parse(credentials.Expiration) - Date.now()) / (60 * 60 * 1000);

  beforeEach(() => {
    line.atRoot = tokenAddress;
  });

  test("are asked for a week, for writing to the user's own uploads and for nothing else", async () => {
    const { status, body } = await ask();
    expect([status, body.bucket, body.region]).toEqual([200, settings.bucket, settings.region]);
    expect(hoursOf(body)).toBeCloseTo(7 * 24, 1);
    expect(tokens.policy).toMatchObject({
      Statement: [
        {
          Effect: "Allow",
          Action: ["s3:PutObject", "s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"],
          Resource: [`arn:aws:s3:::${settings.bucket}/uploads/${candidate.id}/*`],
        },
      ],
    });
  });

  test("last as long as the store allows, and are not given out if it allows none", async () => {
    tokens.longest = 43_200;
    expect(hoursOf((await ask()).body)).toBeCloseTo(12, 1);
    tokens.longest = null;
    const refused = await ask();
    expect([refused.status, refused.body]).toEqual([501, noCredentialsText]);
    line.state = "away";
    expect((await ask()).status).toBe(503);
  });

  test("are not to be had from a store that has no token service", async () => {
    line.atRoot = null;
    const refused = await ask();
    expect([refused.status, refused.body]).toEqual([501, noCredentialsText]);
  });
});

test("pages send to this server alone, wherever files are kept", async () => {
  const policy = async (client: typeof anonymous) =>
    /connect-src ([^;]*)/
      .exec(String((await client.get("/")).headers["content-security-policy"]))?.[1]
      ?.split(" ");
  const onDisk = await startApp();
  expect(await policy(anonymous)).toEqual(["'self'", expect.stringMatching(/^https:/)]);
  expect(await policy(onDisk.anonymous)).toEqual(await policy(anonymous));
});
