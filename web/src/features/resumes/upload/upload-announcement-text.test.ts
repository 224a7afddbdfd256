import Uppy from "@uppy/core";
import { expect, test } from "vitest";
import { announcementOf } from "./upload-announcement-text.ts";

const chosen = () => {
  const uppy = new Uppy();
  const id = uppy.addFile({ name: "ada.pdf", data: new File(["1234"], "ada.pdf") });
  return { uppy, id, said: () => announcementOf(uppy.getState()) };
};
const started = { uploadStarted: 1, bytesUploaded: 0, bytesTotal: 4 };

test("nothing is said before a file is chosen", () => {
  expect(announcementOf(new Uppy().getState())).toBe("");
});

test("the chosen file is named", () => {
  expect(chosen().said()).toBe("ada.pdf is ready to be uploaded");
});

test.each([
  [0, "Uploading: 0%"],
  [24, "Uploading: 0%"],
  [25, "Uploading: 25%"],
  [99, "Uploading: 75%"],
])("at %i percent it says '%s'", (percentage, sentence) => {
  const { uppy, id, said } = chosen();
  uppy.setFileState(id, { progress: { ...started, percentage } });
  expect(said()).toBe(sentence);
  uppy.setFileState(id, { isPaused: true });
  expect(said()).toBe("Upload paused");
});

test("a failure is left to the alert, and the end is said", () => {
  const { uppy, id, said } = chosen();
  uppy.setFileState(id, { progress: started, error: "Non 2xx" });
  expect(said()).toBe("");
  uppy.setFileState(id, { progress: { ...started, uploadComplete: true }, error: null });
  expect(said()).toBe("Upload complete");
});
