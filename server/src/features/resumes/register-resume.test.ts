import { Readable } from "node:stream";
import {
  foreignUploadText,
  resumeMaximumBytes,
  resumeTooLargeText,
  unsupportedResumeText,
} from "@rolecall/contract/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { compoundFileOf, docOf, docxOf, pdfOf, zipOf } from "#test/resume-files.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db, files } = await startApp();
const candidate = await buildUser(db);

const upload = async (content?: Buffer, filename?: string) => {
  const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload", {
    body: { filename },
  });
  const { href, pathname, search } = new URL(body.uploadURL);
  if (content) await anonymous.put(pathname + search, { body: content });
  return { href, id: pathname.split("/").at(-1) ?? "" };
};
const register = (resumeURL: unknown, user = candidate) =>
  as(user).put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });

describe("what becomes a resume", () => {
  test.each([
    ["a PDF", pdfOf("Ada"), "application/pdf"],
    [
      "a PDF after a few lines of text",
      Buffer.concat([Buffer.from("\ufeff\nForwarded:\n"), pdfOf("Ada")]),
      "application/pdf",
    ],
    ["a DOC", docOf("Ada"), "application/msword"],
    [
      "a DOCX",
      docxOf("Ada"),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
  ])("%s, whatever it is called", async (_what, content, type) => {
    const { href, id } = await upload(content, "portrait.png");
    const { status, body } = await register(href);
    expect([status, body]).toEqual([200, { objectPath: `/objects/${id}` }]);
    const { headers, bytes } = await as(candidate).get(body.objectPath);
    expect(headers["content-type"]).toBe(type);
    expect(bytes.equals(content)).toBe(true);
  });

  const entries = { "[Content_Types].xml": "<Types/>", "word/document.xml": "<w:document/>" };
  test.each([
    ["an empty file", Buffer.alloc(0)],
    ["a text", Buffer.from("I am a resume, honestly.")],
    ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a text that mentions PDFs late", Buffer.from(`${" ".repeat(1024)}%PDF-1.7`)],
    ["an archive with a PDF in it", zipOf({ "resume.pdf": pdfOf("Ada").toString("latin1") })],
    ["a spreadsheet of before 2007", compoundFileOf("Workbook", Buffer.alloc(4096))],
    ["half of a DOC", docOf("Ada").subarray(0, 600)],
    ["the mere beginning of a DOC", docOf("Ada").subarray(0, 20)],
    ["a spreadsheet", zipOf({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "" })],
    ["an archive of text", zipOf({ "word/document.xml": "<w:document/>" })],
    ["half of a DOCX", docxOf("Ada").subarray(0, 700)],
    ["a DOCX that would unpack to far more", declaring(zipOf(entries), 500_000_000)],
    ["a DOCX of thousands of entries", zipOf({ ...entries, ...manyEntries(5_000) })],
  ])("not %s, whatever it is called, and it is deleted", async (_what, content) => {
    const { href, id } = await upload(content, "resume.pdf");
    const refused = await register(href);
    expect([refused.status, refused.body]).toEqual([415, unsupportedResumeText]);
    expect(await files.sizeOf(id)).toBeNull();
    const { pathname, search } = new URL(href);
    expect((await anonymous.put(pathname + search, { body: pdfOf("Ada") })).status).toBe(403);
    expect((await register(href)).status).toBe(404);
  });

  test("nothing above the limit, even where a store lets it in", async () => {
    const { href, id } = await upload();
    const content = Buffer.concat([pdfOf("Ada"), Buffer.alloc(resumeMaximumBytes)]);
    await files.write(id, Readable.from([content]), content.length);
    const refused = await register(href);
    expect([refused.status, refused.body]).toEqual([413, resumeTooLargeText]);
    expect(await files.sizeOf(id)).toBeNull();
  });
});

describe("whose upload it is", () => {
  test("it takes the caller's own, whatever the query", async () => {
    const { href, id } = await upload(pdfOf("Ada"));
    const { origin, pathname } = new URL(href);
    const { status, body } = await register(`${origin}${pathname}?other=query#and-more`);
    expect([status, body]).toEqual([200, { objectPath: `/objects/${id}` }]);
  });

  test("doing it again, even at the same time, changes nothing", async () => {
    const { href, id } = await upload(pdfOf("Ada"));
    const answers = await Promise.all([register(href), register(href), register(href)]);
    // The file is not looked at again.
    await files.delete(id);
    const later = await register(href);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...answers, later].map(({ body }) => body.objectPath)).size).toBe(1);
  });

  test("somebody else's does not exist, and stays as it is", async () => {
    const { href } = await upload(pdfOf("Ada"));
    const stranger = await buildUser(db);
    const foreign = await register(href, stranger);
    const unknown = await register(href.replace(/[\w-]{36}/, crypto.randomUUID()), stranger);
    expect([foreign.status, foreign.body]).toEqual([404, foreignUploadText]);
    expect([unknown.status, unknown.body]).toEqual([foreign.status, foreign.body]);
    expect((await register(href)).status).toBe(200);
  });

  test("an address elsewhere is refused", async () => {
    const { href, id } = await upload(pdfOf("Ada"));
    const elsewhere = [
      href.replace("127.0.0.1", "evil.example"),
      href.replace("http:", "https:"),
      href.replace("/objects/uploads/", "/objects/"),
      href.replace("/objects/uploads/", "/objects/uploads/../uploads/x/"),
      href.replace(id, `${id}/more`),
      href.replace(id, "..%2f..%2fetc%2fpasswd"),
      `/objects/uploads/${id}`,
      "no address at all",
      "javascript:alert(1)",
      "",
      null,
      7,
    ];
    for (const address of elsewhere) {
      const { status, body } = await register(address);
      expect([address, status, body]).toEqual([address, 400, foreignUploadText]);
    }
  });

  test("what was not sent yet is refused, and can still be sent", async () => {
    const { href } = await upload();
    const early = await register(href);
    expect([early.status, early.body]).toEqual([400, "The file has not been uploaded yet"]);
    const { pathname, search } = new URL(href);
    await anonymous.put(pathname + search, { body: pdfOf("Ada") });
    expect((await register(href)).status).toBe(200);
  });

  test("it needs a login", async () => {
    const { href } = await upload(pdfOf("Ada"));
    const answer = await anonymous.put("/api/resume", { body: { resumeURL: href } });
    expect(answer.status).toBe(401);
  });
});

/** The archive, whose table of contents says that its first entry unpacks to so many bytes. */
function declaring(archive: Buffer, unpackedBytes: number) {
  const copy = Buffer.from(archive);
  const directory = copy.indexOf("PK\x01\x02");
  // Deflated, since a stored entry must be as large as it is packed.
  copy.writeUInt16LE(8, directory + 10);
  copy.writeUInt32LE(unpackedBytes, directory + 24);
  return copy;
}

function manyEntries(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/${index}.xml`, ""]));
}
