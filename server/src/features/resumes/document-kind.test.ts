import fc from "fast-check";
import { expect, test } from "vitest";
import { docOf, docxOf, pdfOf } from "#test/resume-files.ts";
import { documentKindOf } from "./document-kind.ts";

/** Some bytes of the file changed, and its end cut off. */
const damaged = (file: Buffer) =>
  fc
    .record({
      changes: fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), {
        minLength: 1,
        maxLength: 40,
      }),
      length: fc.nat({ max: file.length }),
    })
    .map(({ changes, length }) => {
      const copy = Buffer.from(file);
      for (const [offset, value] of changes) copy[offset] = value;
      return copy.subarray(0, length);
    });

test.each([
  ["pdf", pdfOf("Ada")],
  ["doc", docOf("Ada")],
  ["docx", docxOf("Ada")],
])("a damaged %s is that or nothing, and never an accident", async (kind, file) => {
  expect(await documentKindOf(file)).toBe(kind);
  await fc.assert(
    fc.asyncProperty(damaged(file), async (bytes) => {
      expect([kind, null]).toContain(await documentKindOf(bytes));
    }),
  );
});

test("a DOC whose numbers all point in circles is read to an end", async () => {
  const file = Buffer.concat([docOf("Ada"), Buffer.alloc(1_000_000)]);
  for (let value = 0; value < 4; value += 1) {
    const copy = Buffer.from(file);
    for (let offset = 44; offset + 4 <= copy.length; offset += 4) copy.writeUInt32LE(value, offset);
    expect(await documentKindOf(copy)).toBeNull();
  }
});
