import { Readable } from "node:stream";
import { FilesUnavailable } from "./file-store.ts";

/** The most time, in milliseconds, that the store may leave received bytes unread. */
const storePatienceMs = 9_000;

/**
 * Streams bytes to the store as they arrive, with only a few of them in memory. The sender may be
 * slow, the store may not. If either fails, the request to the store is aborted before its
 * announced length, so that nothing is stored.
 * @param send makes the request, and aborts it on the signal
 */
export const streamToStore = async <Answer>(
  content: AsyncIterable<Uint8Array>,
  send: (body: Readable, signal: AbortSignal) => Promise<Answer>,
  patienceMs = storePatienceMs,
): Promise<Answer> => {
  const failed = new AbortController();
  const giveUp = () => failed.abort(new FilesUnavailable("The store takes no more bytes"));
  let timer = setTimeout(giveUp, patienceMs);
  const watched = async function* () {
    clearTimeout(timer);
    for await (const chunk of content) {
      timer = setTimeout(giveUp, patienceMs);
      yield chunk;
      clearTimeout(timer);
    }
    // For its answer.
    timer = setTimeout(giveUp, patienceMs);
  };
  const body = Readable.from(watched(), { objectMode: false });
  body.once("error", (error) => failed.abort(error));
  try {
    return await send(body, failed.signal);
  } catch (error) {
    throw failed.signal.aborted ? failed.signal.reason : error;
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
};
