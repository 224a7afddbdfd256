import { multipartMissingText } from "@rolecall/contract/resumes/multipart-uploads.ts";
import Uppy, { type Meta, type UppyFile } from "@uppy/core";
import { beforeEach, expect, test } from "vitest";
import { continueUploads } from "./continue-uploads.ts";

const begun = { key: "uploads/of-ada", uploadId: "1" };
const part = { PartNumber: 1, ETag: '"a"' };

/** A page on which the file was chosen. */
const openPage = () => {
  const uppy = new Uppy();
  continueUploads(uppy);
  const data = new File(["ada"], "ada.pdf", { lastModified: 1 });
  const id = uppy.addFile({ name: "ada.pdf", type: "application/pdf", data });
  const named = (s3Multipart: object) => {
    const changes: Partial<UppyFile<Meta, Record<string, never>>> & { s3Multipart: object } = {
      s3Multipart,
    };
    uppy.setFileState(id, changes);
  };
  return { uppy, id, named, file: () => uppy.getFile(id) };
};

/** A page that was closed after the first part had arrived. */
const leavePage = () => {
  const page = openPage();
  page.named(begun);
  page.uppy.emit("s3-multipart:part-uploaded", page.file(), part);
  return page;
};

beforeEach(() => localStorage.clear());

test("a file that is chosen for the first time is a new upload", () => {
  expect(openPage().file()).not.toHaveProperty("s3Multipart");
});

test("a file of which a part had arrived goes on from there", () => {
  leavePage();
  expect(openPage().file()).toHaveProperty("s3Multipart", begun);
});

test("a cancelled upload is forgotten", () => {
  leavePage().uppy.cancelAll();
  expect(openPage().file()).not.toHaveProperty("s3Multipart");
});

test("a finished upload is forgotten", () => {
  const { uppy, file } = leavePage();
  uppy.emit("upload-success", file(), { status: 200 });
  expect(openPage().file()).not.toHaveProperty("s3Multipart");
});

test("an upload that failed for a while goes on at the next try", () => {
  const { uppy, file } = leavePage();
  uppy.emit("upload-error", file(), new Error("Unknown error"));
  expect(file()).toHaveProperty("s3Multipart", begun);
  expect(openPage().file()).toHaveProperty("s3Multipart", begun);
});

test("an upload that Uppy cancelled because of a failure begins anew", () => {
  const { uppy, file, named } = leavePage();
  named({});
  uppy.emit("upload-error", file(), new Error("Unknown error"));
  expect(openPage().file()).not.toHaveProperty("s3Multipart");
});

test("an upload that the server no longer knows begins anew at the next try", () => {
  leavePage();
  const { uppy, file } = openPage();
  uppy.emit("upload-error", file(), new Error(multipartMissingText));
  expect(file()).toHaveProperty("s3Multipart", {});
  expect(openPage().file()).not.toHaveProperty("s3Multipart");
});
