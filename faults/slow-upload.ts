import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";

/** An upload that has begun. */
export interface SlowUpload {
  /** Sends the rest. Resolves to the answer's status. */
  finish(): Promise<number>;
}

/** Begins to send a file to an upload address; resolves once the server has told that it waits for it. */
export const sendSlowly = async (address: string, bytes: Buffer): Promise<SlowUpload> => {
  const headers = { "content-length": bytes.length, expect: "100-continue" };
  const sending = request(address, { method: "PUT", headers, agent: false });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  sending.flushHeaders();
  await once(sending, "continue");
  return {
    finish: async () => {
      sending.end(bytes);
      const [{ statusCode = 0 }] = await answered;
      return statusCode;
    },
  };
};
