import { createHash } from "node:crypto";
import { mkdtemp, open, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page, type Request } from "@playwright/test";
import { contentsOfBucket } from "@rolecall/server/test/s3/bucket-contents.ts";
import { S3Server } from "@rolecall/server/test/s3/s3-server.ts";
import { openLargeUpload } from "../support/large-upload-page.ts";
import { type Person, signUpAt } from "../support/people.ts";
import { type RunningServer, withServer } from "../support/running-server.ts";
import { withoutS3 } from "../support/s3.ts";
import { choose, send } from "../support/upload-window.ts";

const partBytes = 5 * 1024 ** 2;
/** Uppy sends in parts what is larger than 100 MB. */
const largeBytes = 101 * 1024 ** 2;
const partCount = Math.ceil(largeBytes / partBytes);

interface Store {
  server: RunningServer;
  /** The state of the store: hashes of the whole files, and the number of parts of unfinished ones. */
  stored: () => Promise<{ files: string[]; parts: number }>;
}

/** 101 MB take a busy machine a while: they may take as long as the test itself. */
const inItsTime = { timeout: 0 };

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const onDisk = (work: (store: Store) => Promise<void>) =>
  withServer(async (server) => {
    const stored = async () => {
      const entries = await readdir(join(server.dataDir, "files"), {
        recursive: true,
        withFileTypes: true,
      });
      const paths = entries.filter((entry) => entry.isFile() && !entry.name.endsWith("secret"));
      const inParts = paths.filter(({ parentPath }) => parentPath.includes("multipart"));
      const whole = paths.filter((entry) => !inParts.includes(entry));
      const contents = whole.map(({ parentPath, name }) => readFile(join(parentPath, name)));
      return { files: (await Promise.all(contents)).map(hashOf), parts: inParts.length };
    };
    await work({ server, stored });
  });

const inS3 = async (work: (store: Store) => Promise<void>) => {
  const s3 = await S3Server.start();
  const stored = async () => {
    const { objects, parts } = await contentsOfBucket(s3.env);
    return { files: [...objects.values()].map(hashOf), parts };
  };
  await withServer((server) => work({ server, stored }), s3.env);
  await s3.stop();
};

const test = base.extend<{ largeFile: { path: string; hash: string } }>({
  largeFile: async ({}, provide) => {
    const directory = await mkdtemp(join(tmpdir(), "rolecall-large-"));
    const path = join(directory, "portfolio.pdf");
    await using file = await open(path, "w");
    await file.truncate(largeBytes);
    // Each part differs from the others, or their order would not matter.
    for (let part = 0; part < partCount; part++) await file.write(`${part}`, part * partBytes);
    await provide({ path, hash: hashOf(await readFile(path)) });
    await rm(directory, { recursive: true });
  },
});

/** Lets so many parts out of the page; the others wait until it lets out more. */
const guardParts = async (page: Page) => {
  let allowed = 0;
  let arrived = 0;
  const waiting = new Map<Request, () => void>();
  const letOut = () => {
    for (const [request, go] of [...waiting].slice(0, allowed)) {
      waiting.delete(request);
      allowed--;
      go();
    }
  };
  // The page gives up those that wait while it pauses.
  page.on("requestfailed", (request) => waiting.delete(request));
  page.on("response", (answer) => {
    if (answer.request().method() === "PUT" && answer.ok()) arrived++;
  });
  await page.route(
    (url) => url.searchParams.has("partNumber") || url.pathname.startsWith("/objects/uploads/"),
    async (route) => {
      const request = route.request();
      if (request.method() === "PUT")
        await new Promise<void>((go) => {
          waiting.set(request, go);
          letOut();
        });
      await route.continue();
    },
  );
  return {
    allow: (parts: number) => {
      allowed += parts;
      letOut();
    },
    expectArrived: (parts: number) => expect.poll(() => arrived, inItsTime).toBe(parts),
  };
};

const openAs = async (page: Page, { request }: Person) => {
  await page.context().addCookies((await request.storageState()).cookies);
  await openLargeUpload(page);
};

const begin = async (page: Page, path: string) => {
  await choose(page, path);
  await send(page);
};

for (const [kind, withStore] of [
  ["disk", onDisk],
  ["S3", inS3],
] as const) {
  test(`a file above 100 MB goes to ${kind} in parts, and on after a pause and a closed page`, async ({
    browser,
    playwright,
    largeFile,
  }) => {
    test.skip(kind === "S3" && withoutS3[0], withoutS3[1]);
    test.slow();
    await withStore(async ({ server: { baseURL }, stored }) => {
      const ada = await signUpAt(baseURL, playwright)();
      const context = await browser.newContext({ baseURL });
      const begun: string[] = [];
      context.on("request", (request) => {
        if (request.method() === "POST") begun.push(new URL(request.url()).pathname);
      });
      const page = await context.newPage();
      await openAs(page, ada);
      const parts = await guardParts(page);
      parts.allow(4);
      await begin(page, largeFile.path);
      await parts.expectArrived(4);
      await page.getByRole("button", { name: "Pause", exact: true }).click();
      await expect(page.getByText(/^Paused/)).toBeVisible();
      await page.getByRole("button", { name: "Resume", exact: true }).click();
      parts.allow(3);
      await parts.expectArrived(7);
      await page.close();
      // The server takes a moment to delete the part that was cut off.
      await expect.poll(stored, inItsTime).toEqual({ files: [], parts: 7 });

      const again = await context.newPage();
      await openAs(again, ada);
      const rest = await guardParts(again);
      rest.allow(partCount);
      await begin(again, largeFile.path);
      await rest.expectArrived(partCount - 7);
      await expect(again.getByText("portfolio.pdf is at")).toBeVisible(inItsTime);
      await expect.poll(stored, inItsTime).toEqual({ files: [largeFile.hash], parts: 0 });
      expect(begun.filter((path) => path === "/companion/s3/multipart")).toHaveLength(1);
      await context.close();
    });
  });

  test(`a cancelled file leaves nothing on ${kind}`, async ({ browser, playwright, largeFile }) => {
    test.skip(kind === "S3" && withoutS3[0], withoutS3[1]);
    test.slow();
    await withStore(async ({ server: { baseURL }, stored }) => {
      const page = await browser.newPage({ baseURL });
      await openAs(page, await signUpAt(baseURL, playwright)());
      const parts = await guardParts(page);
      parts.allow(3);
      await begin(page, largeFile.path);
      await parts.expectArrived(3);
      const cancelled = page.waitForResponse((answer) => answer.request().method() === "DELETE");
      await page.getByRole("button", { name: "Cancel", exact: true }).last().click();
      expect((await cancelled).status()).toBe(200);
      await expect.poll(stored, inItsTime).toEqual({ files: [], parts: 0 });
      await page.close();
    });
  });
}
