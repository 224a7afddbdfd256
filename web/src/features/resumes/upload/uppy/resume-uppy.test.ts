import type { Restrictions } from "@uppy/core";
import { describe, expect, test } from "vitest";
import { createResumeUppy } from "./resume-uppy.ts";

const megabyte = 1024 ** 2;
const ignore = () => {};
const open = (restrictions?: Partial<Restrictions>) =>
  createResumeUppy(async () => "http://localhost/upload", ignore, restrictions);

/** A file of that size, without its bytes. */
const fileOf = (name: string, size = 1) => ({
  name,
  data: Object.defineProperty(new File(["a"], name), "size", { value: size }),
});

/** The message after choosing these files one after the other. */
const refusalOf = (restrictions: Partial<Restrictions> | undefined, ...files: object[]) => {
  const uppy = open(restrictions);
  try {
    for (const file of files) uppy.addFile(file as ReturnType<typeof fileOf>);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe("a resume", () => {
  test.each(["ada.pdf", "ada.DOC", "ada.docx"])("may be %s of 10485760 bytes", (name) => {
    expect(refusalOf(undefined, fileOf(name, 10_485_760))).toBe(null);
  });

  test("has no byte more", () => {
    expect(refusalOf(undefined, fileOf("ada.pdf", 10_485_761))).toBe(
      "ada.pdf exceeds maximum allowed size of 10 MB",
    );
  });

  test("is of the three kinds", () => {
    expect(refusalOf(undefined, fileOf("ada.odt"))).toBe("You can only upload: .pdf, .doc, .docx");
  });

  test("is shown by a name of one line, without folders and marks that turn text around", () => {
    const uppy = open();
    const { name, meta, id } = uppy.getFile(
      uppy.addFile(fileOf("../Ada\r\nharmless\u202efdp.exe.pdf")),
    );
    expect([name, meta.name]).toEqual(Array(2).fill("Ada harmless fdp.exe.pdf"));
    expect(uppy.checkIfFileAlreadyExists(id)).toBe(true);
  });

  test("is one file", () => {
    expect(refusalOf(undefined, fileOf("ada.pdf"), fileOf("eve.pdf"))).toBe(
      "You can only upload 1 file",
    );
  });
});

describe("the other limits of an upload", () => {
  test.each([
    [{ maxNumberOfFiles: 2 }, ["a", "b", "c"], "You can only upload 2 files"],
    [
      { maxTotalFileSize: 1024 },
      ["a", "b"],
      "You selected 2 KB of files, but maximum allowed size is 1 KB",
    ],
    [{ minFileSize: 2048 }, ["a"], "This file is smaller than the allowed size of 2 KB"],
    [{ allowedFileTypes: ["image/*"] }, ["a"], "You can only upload: image/*"],
    [{}, ["a", "a"], "Cannot add the duplicate file 'a', it already exists"],
  ])("%o refuses %j: %s", (restrictions, names, sentence) => {
    expect(refusalOf(restrictions, ...names.map((name) => fileOf(name, 1024)))).toBe(sentence);
  });

  test.each([
    [{ minNumberOfFiles: 1 }, [], "You have to select at least 1 file"],
    [{ minNumberOfFiles: 3 }, ["a"], "You have to select at least 3 files"],
    [{ requiredMetaFields: ["year"] }, ["a"], "Missing required meta fields"],
  ])("%o is told when the upload begins: %j", async (restrictions, names, sentence) => {
    const uppy = open(restrictions);
    for (const name of names) uppy.addFile(fileOf(name));
    await uppy.upload().catch(ignore);
    expect(uppy.getState().info).toMatchObject([{ message: sentence }]);
  });

  test("of many refusals four are said, and how many more there are", () => {
    const uppy = open({ allowedFileTypes: [".pdf"] });
    uppy.addFiles(["a", "b", "c", "d", "e", "f"].map((name) => fileOf(`${name}.txt`)));
    expect(uppy.getState().info.map(({ message }) => message)).toContain(
      "2 additional restrictions were not fulfilled",
    );
  });
});

test.each([
  [
    "missingRequiredMetaFieldOnFile",
    { fileName: "a.pdf" },
    "Missing required meta fields in a.pdf",
  ],
  ["addBulkFilesFailed", { smart_count: 2 }, "Failed to add 2 files due to internal errors"],
  ["failedToUpload", { file: "a.pdf" }, "Failed to upload a.pdf"],
  ["noMoreFilesAllowed", {}, "Cannot add more files"],
  ["companionError", {}, "Connection with Companion failed"],
  ["authAborted", {}, "Authentication aborted"],
  ["noSearchResults", {}, "Unfortunately, there are no results for this search"],
  ["noFilesFound", {}, "You have no files or folders here"],
])("the window's words for %s", (key, values, sentence) => {
  expect(open().i18n(key, values)).toBe(sentence);
});

test("a part is not signed without a name, an upload and a number", () => {
  const sign: unknown = open().getPlugin("AwsS3Multipart")?.opts.signPart;
  expect(() => {
    if (typeof sign === "function") Reflect.apply(sign, null, [{}, {}]);
  }).toThrow("Cannot sign without a key, an uploadId, and a partNumber");
});

describe("the constants of the upload", () => {
  const { opts } = open();
  const sender = open().getPlugin("AwsS3Multipart")?.opts;
  const choice: unknown = sender?.shouldUseMultipart;
  const goesInParts = (size: number): unknown =>
    typeof choice === "function" && Reflect.apply(choice, null, [{ size }]);

  test("notices last five seconds, and nothing starts by itself", () => {
    expect(opts).toMatchObject({ infoTimeout: 5_000, autoProceed: false });
  });

  test("parts begin above 100 MB, six at a time, with four more tries", () => {
    expect(goesInParts(100 * megabyte)).toBe(false);
    expect(goesInParts(100 * megabyte + 1)).toBe(true);
    expect(sender).toMatchObject({
      limit: 6,
      retryDelays: [0, 1_000, 3_000, 5_000],
      endpoint: `${window.location.origin}/companion`,
    });
  });
});
