import { Readable } from "node:stream";
import { resumeRefusals, scannerAwayText } from "@rolecall/contract/resumes/resumes.ts";
import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { docxOf, pdfOf } from "#test/files/resume-files.ts";
import { eicar, startClamd } from "#test/servers/clamd.ts";
import { startApp } from "#test/start-app.ts";
import { clamdScanner } from "./virus-scanner.ts";

const mood: Parameters<typeof startClamd>[0] = { is: "well" };
const clamd = await startClamd(mood);
const { as, db, files } = await startApp({ env: { CLAMD_URL: clamd.url } });
const candidate = await buildUser(db);

const upload = async (content: Buffer) => {
  const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload");
  const { href, pathname, search } = new URL(body.uploadURL);
  await as(candidate).put(pathname + search, { body: content });
  return { id: pathname.split("/").at(-1) ?? "", ownerId: candidate.id, href };
};
const register = async (resumeURL: string) => {
  const answer = await as(candidate).put("/api/resume", { body: { resumeURL } });
  return { ...answer, said: [answer.status, answer.body] };
};

test("a resume is scanned, whole, before it is one", async () => {
  const resume = Buffer.concat([pdfOf("Ada"), Buffer.alloc(200_000, " ")]);
  const { href } = await upload(resume);
  expect((await register(href)).status).toBe(200);
  expect(clamd.scanned.at(-1)?.equals(resume)).toBe(true);
});

test("a virus is said so, and the upload is deleted", async () => {
  const { href, ...which } = await upload(docxOf(eicar));
  expect((await register(href)).said).toEqual([415, resumeRefusals.infected]);
  expect(await files.sizeOf(which)).toBeNull();
  expect((await register(href)).status).toBe(404);
});

test("a file that is no resume is not sent to the scanner", async () => {
  const { href } = await upload(Buffer.from(eicar));
  const before = clamd.scanned.length;
  expect((await register(href)).said).toEqual([415, resumeRefusals.unsupported]);
  expect(clamd.scanned).toHaveLength(before);
});

test("while the scanner gives no verdict nothing becomes a resume, and the upload is kept for later", async () => {
  const { href } = await upload(pdfOf("Ada"));
  mood.is = "failing";
  const refused = await register(href);
  expect(refused.said).toEqual([503, scannerAwayText]);
  expect(refused.headers["retry-after"]).toBe("10");
  mood.is = "well";
  expect((await register(href)).status).toBe(200);
});

test("a scanner that is away, or never answers, holds nobody up for long", async () => {
  const findsVirus = (address: string, withinMs?: number) =>
    clamdScanner(address, withinMs).findsVirus(async () => Readable.from([pdfOf("Ada")]));
  await expect(findsVirus("tcp://127.0.0.1:1")).rejects.toThrow(scannerAwayText);
  await expect(findsVirus("unix:/nowhere/clamd.ctl")).rejects.toThrow(scannerAwayText);
  mood.is = "silent";
  await expect(findsVirus(clamd.url, 50)).rejects.toThrow(scannerAwayText);
});
