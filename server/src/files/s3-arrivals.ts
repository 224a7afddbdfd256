import { Readable } from "node:stream";
import { FilesUnavailable } from "./file-store.ts";

/** How long, in milliseconds, the store may leave bytes lying that have arrived. */
const storePatienceMs = 9_000;

/**
 * Passes a stream of bytes on to the store as they arrive, so that no more than a few of them are in
 * memory. Its sender may take their time; the store may not. Where either fails, the request to the store
 * is given up before its announced length, so that nothing is stored.
 * @param send makes the request, and gives it up when the signal says so
 */
export const passOn = async <Answer>(
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
