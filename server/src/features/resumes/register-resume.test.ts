import { Readable } from "node:stream";
import { constants, deflateRawSync } from "node:zlib";
import {
  foreignUploadText,
  resumeMaximumBytes,
  resumeRefusals,
  resumeTooLargeText,
} from "@rolecall/contract/resumes/resumes.ts";
import { parse } from "content-disposition";
import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { compoundFileOf } from "#test/files/compound-file.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { docOf, docxOf, pdfOf, wordStreamOf } from "#test/files/resume-files.ts";
import { startApp } from "#test/start-app.ts";

/** A PDF whose catalog stands in a stream that unpacks to a gigabyte. */
const hungryPdf = (() => {
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(1_000).fill(megabyte)]);
  const object = (id: number, entries: string, stream: Buffer) => [
    Buffer.from(`${id} 0 obj << ${entries} /Length ${stream.length} >> stream\n`),
    stream,
    Buffer.from("\nendstream endobj\n"),
  ];
  const packedObjects = Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...object(1, "/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode", packed),
  ]);
  // The places of objects 0 to 2: free, after the header, inside the first object.
  const places = Buffer.from([0, 0, 0, 0, 1, 0, 9, 0, 2, 0, 1, 0]);
  return Buffer.concat([
    packedObjects,
    ...object(3, "/Type /XRef /Size 3 /W [1 2 1] /Root 2 0 R", places),
    Buffer.from(`startxref\n${packedObjects.length}\n%%EOF`),
  ]);
})();

describe.each(storeKinds)("files on %s", async (store) => {
  const { as, anonymous, db, files, send } = await startApp({ store });
  const candidate = await buildUser(db);

  const upload = async (content?: Buffer, filename?: string) => {
    const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload", {
      body: { filename },
    });
    const { href, pathname } = new URL(body.uploadURL);
    if (content) await send(href, content);
    return { href, id: pathname.split("/").at(-1) ?? "", ownerId: candidate.id };
  };
  const register = (resumeURL: unknown, user = candidate) =>
    as(user).put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });

  describe("files that become resumes", () => {
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
      expect([status, body]).toEqual([200, { objectPath: `/objects/${id}`, blank: false }]);
      const { headers, bytes } = await as(candidate).get(body.objectPath);
      expect(headers["content-type"]).toBe(type);
      expect(bytes.equals(content)).toBe(true);
    });

    test.each([
      ["an empty file", "unsupported", Buffer.alloc(0)],
      ["a text", "unsupported", Buffer.from("I am a resume, honestly.")],
      ["a web page", "html", Buffer.from("<!doctype html><script>alert(1)</script>")],
      ["a picture", "unsupported", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
      ["a text that mentions PDFs late", "unsupported", Buffer.from(`${" ".repeat(1024)}%PDF-1.7`)],
      ["half of a PDF", "damaged", pdfOf("Ada").subarray(0, 300)],
      ["the mere beginning of a DOC", "damaged", docOf("Ada").subarray(0, 20)],
      ["half of a DOCX", "damaged", docxOf("Ada").subarray(0, 700)],
      ["a protected DOC", "encrypted", compoundFileOf({ WordDocument: wordStreamOf("", 0x0100) })],
      ["a DOCX with macros", "macros", docxOf("Ada", { "word/vbaProject.bin": "" })],
      ["a PDF that takes too much memory", "excessive", hungryPdf],
    ] as const)(
      "not %s, whatever it is called, and it is deleted",
      async (_what, refusal, content) => {
        const { href, ...which } = await upload(content, "resume.pdf");
        const refused = await register(href);
        expect([refused.status, refused.body]).toEqual([415, resumeRefusals[refusal]]);
        expect(await files.sizeOf(which)).toBeNull();
        await send(href, pdfOf("Ada"));
        expect((await register(href)).status).toBe(404);
      },
    );

    test("an empty file is taken, and whoever sends it is told so, each time", async () => {
      const { href, id } = await upload(docxOf(" "));
      const answer = [200, { objectPath: `/objects/${id}`, blank: true }];
      const first = await register(href);
      expect([first.status, first.body]).toEqual(answer);
      const again = await register(href);
      expect([again.status, again.body]).toEqual(answer);
    });

    test("while hostile files are looked at, others are served at once", async () => {
      const uploads = await Promise.all([upload(hungryPdf), upload(hungryPdf)]);
      const { href } = await upload(docxOf("Ada"));
      const looks = Promise.all(uploads.map(({ href: hostile }) => register(hostile)));
      const order: string[] = [];
      await Promise.all([
        looks.then(() => order.push("hostile")),
        as(candidate)
          .get("/api/auth/user")
          .then(() => order.push("others")),
      ]);
      expect(order).toEqual(["others", "hostile"]);
      // The threads that were ended are replaced.
      expect((await register(href)).status).toBe(200);
    });

    test("a name of 4,000 characters that breaks lines and turns them around becomes a harmless one", async () => {
      const name = `${"C:\\fakepath\\A\r\nSet-Cookie: a=b\u202efdp.".padEnd(3_996, "ä")}.exe`;
      const { href } = await upload(pdfOf("Ada"), name);
      const { headers } = await as(candidate).get((await register(href)).body.objectPath);
      const { type, parameters } = parse(String(headers["content-disposition"]));
      expect(type).toBe("inline");
      expect(parameters["filename"]).toMatch(/^A Set-Cookie: a=b fdp\.ä{229}\.exe\.pdf$/);
      expect(headers["set-cookie"]).toBeUndefined();
      const tooLong = await as(candidate).post("/api/objects/upload", {
        body: { filename: "a".repeat(4_001) },
      });
      expect(tooLong.status).toBe(400);
    });

    test("nothing above the limit, even if a store accepts it", async () => {
      const { href, ...which } = await upload();
      const content = Buffer.concat([pdfOf("Ada"), Buffer.alloc(resumeMaximumBytes)]);
      const size = { bytes: content.length, maxBytes: content.length };
      await files.receive(which, Readable.from([content]), size);
      const refused = await register(href);
      expect([refused.status, refused.body]).toEqual([413, resumeTooLargeText]);
      expect(await files.sizeOf(which)).toBeNull();
    });
  });

  describe("the owner of the upload", () => {
    test("it takes the caller's own address, with any query", async () => {
      const { href, id } = await upload(pdfOf("Ada"));
      const { origin, pathname } = new URL(href);
      const { status, body } = await register(`${origin}${pathname}?other=query#and-more`);
      expect([status, body]).toEqual([200, { objectPath: `/objects/${id}`, blank: false }]);
    });

    test("doing it again, even at the same time, changes nothing", async () => {
      const { href, id } = await upload(pdfOf("Ada"));
      const answers = await Promise.all([register(href), register(href), register(href)]);
      // It answers as before, also without the file.
      await files.delete(id);
      const later = await register(href);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set([...answers, later].map(({ body }) => body.objectPath)).size).toBe(1);
    });

    test("somebody else's does not exist, and stays as it is", async () => {
      const { href, id } = await upload(pdfOf("Ada"));
      const stranger = await buildUser(db);
      const foreign = await register(href, stranger);
      const unknown = await register(href.replace(id, crypto.randomUUID()), stranger);
      expect([foreign.status, foreign.body]).toEqual([404, foreignUploadText]);
      expect([unknown.status, unknown.body]).toEqual([foreign.status, foreign.body]);
      expect((await register(href)).status).toBe(200);
    });

    test("an address elsewhere is refused", async () => {
      const { href, id } = await upload(pdfOf("Ada"));
      const elsewhere = [
        href.replace("127.0.0.1", "evil.example"),
        href.replace("http:", "https:"),
        href.replace("/uploads/", "/"),
        href.replace("/uploads/", "/uploads/../uploads/x/"),
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

    test("an upload without a file is refused, and the file can still be sent", async () => {
      const { href } = await upload();
      const early = await register(href);
      expect([early.status, early.body]).toEqual([400, "The file has not been uploaded yet"]);
      await send(href, pdfOf("Ada"));
      expect((await register(href)).status).toBe(200);
    });

    test("it needs a login", async () => {
      const { href } = await upload(pdfOf("Ada"));
      const answer = await anonymous.put("/api/resume", { body: { resumeURL: href } });
      expect(answer.status).toBe(401);
    });
  });
});
