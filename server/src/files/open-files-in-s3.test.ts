import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#config.ts";
import { StartError } from "#start-error.ts";
import { FaultyLine } from "#test/s3/faulty-line.ts";
import { S3Server } from "#test/s3/s3-server.ts";
import { openFiles } from "./open-files.ts";

const s3 = await S3Server.start();
afterAll(() => s3.stop());
const line = await FaultyLine.start(s3.env.S3_ENDPOINT);
afterEach(() => {
  line.state = "up";
});

const open = (env: Record<string, string>, warn = vi.fn<() => void>()) =>
  openFiles(readConfig({ ...s3.env, S3_ENDPOINT: line.endpoint, ...env }), { warn });

test.each([
  [{ S3_BUCKET: "nothing" }, /^S3_BUCKET: http:\S+ has no bucket nothing\.$/],
  [
    { S3_ACCESS_KEY_ID: "rolecall:stranger" },
    /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: http:\S+ does not accept this pair\.$/,
  ],
  [
    { S3_SECRET_ACCESS_KEY: "wrong" },
    /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: http:\S+ does not accept this pair\.$/,
  ],
  [{ S3_REGION: "us-east-1" }, /^S3_REGION: the bucket is not in us-east-1\.$/],
  [
    { S3_ENDPOINT: `${s3.env.S3_ENDPOINT}/resumes` },
    /^S3_ENDPOINT: http:\S+ does not answer as S3 does\.$/,
  ],
])(
  "settings that the store refuses (%j) stop the start with one sentence",
  async (env, sentence) => {
    const error = await open(env).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).message).toMatch(sentence);
  },
);

test.each([
  ["InvalidBucketName", 400, /^S3_BUCKET: resumes is not a name that a bucket can have\.$/],
  ["InvalidAccessKeyId", 403, /^S3_ACCESS_KEY_ID: http:\S+ does not know this key\.$/],
  ["PermanentRedirect", 301, /^S3_REGION: the bucket is not in \S+\.$/],
  ["AccessDenied", 403, /^S3_ACCESS_KEY_ID: the key may not list the bucket resumes; /],
])("so does what other stores refuse with %s", async (code, status, sentence) => {
  const other = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(`<Error><Code>${code}</Code><Message>As Amazon says it</Message></Error>`);
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(open({ S3_ENDPOINT: `http://127.0.0.1:${port}` })).rejects.toThrow(sentence);
  other.close();
});

test.each(["away", "failing"] as const)(
  "a store that is %s at the start is waited for, with a warning",
  async (state) => {
    line.state = state;
    const warn = vi.fn<() => void>();
    const files = await open({}, warn);
    expect(warn).toHaveBeenCalledOnce();
    await expect(files.read(crypto.randomUUID())).rejects.toThrow("not available");
    line.state = "up";
    expect(await files.read(crypto.randomUUID())).toBeNull();
  },
);
