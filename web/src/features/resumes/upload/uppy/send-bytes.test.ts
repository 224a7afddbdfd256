import AwsS3 from "@uppy/aws-s3";
import { afterEach, expect, test, vi } from "vitest";
import { sendBytes } from "./send-bytes.ts";

const upload = vi.spyOn(AwsS3, "uploadPartBytes");
afterEach(() => {
  upload.mockReset();
});

const sendTo = (url: string) =>
  sendBytes({
    signature: { method: "PUT", url },
    body: new Blob(["a"]),
    onProgress: () => {},
    onComplete: () => {},
  });

test.each([
  [
    "https://jobs.example.com/objects/uploads/1?signature=a",
    "http://localhost:3000/objects/uploads/1?signature=a",
  ],
  ["https://s3.example.com/bucket/uploads/1?a=b", "https://s3.example.com/bucket/uploads/1?a=b"],
])("what goes to %s is sent to %s", async (named, reached) => {
  upload.mockResolvedValue({ ETag: '"a"' });
  await sendTo(named);
  expect(upload.mock.calls[0]?.[0].signature).toEqual({ method: "PUT", url: reached });
});

/** An answer as the browser would have it. */
const answered = (status: number, type: string, responseText: string): unknown =>
  Object.create(XMLHttpRequest.prototype, {
    status: { value: status },
    responseText: { value: responseText },
    getResponseHeader: { value: () => type },
  });

test.each([
  [
    413,
    "text/plain; charset=utf-8",
    "The file is larger than 10 MB",
    "(The file is larger than 10 MB)",
  ],
  [403, "application/xml", "<Error><Code>AccessDenied</Code></Error>", undefined],
  [0, "", "", "(The connection was interrupted. Please try again.)"],
])("after an answer of %i in %s people read %s as %s", async (status, type, body, details) => {
  const refusal = Object.assign(new Error("Non 2xx"), { source: answered(status, type, body) });
  upload.mockRejectedValue(refusal);
  await expect(sendTo("https://s3.example.com/")).rejects.toBe(refusal);
  expect(refusal).toHaveProperty("message", "Non 2xx");
  expect(Reflect.get(refusal, "details")).toBe(details);
});

test("an address of the server's own that has expired is called so, as one of a store is", async () => {
  const sentence = "This upload address has expired. Please upload again.";
  const source = answered(403, "text/plain; charset=utf-8", sentence);
  upload.mockRejectedValue(Object.assign(new Error("Non 2xx"), { source }));
  await expect(sendTo("https://jobs.example.com/objects/uploads/1")).rejects.toMatchObject({
    message: "Request has expired",
    details: `(${sentence})`,
  });
});

test("a request that the page aborted is no failure of the connection", async () => {
  const aborted = new DOMException("Aborted", "AbortError");
  upload.mockRejectedValue(aborted);
  await expect(sendTo("https://s3.example.com/")).rejects.toBe(aborted);
});
