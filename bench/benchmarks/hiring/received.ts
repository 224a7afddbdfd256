import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";

export interface Received {
  /** Milliseconds until the first byte of the content, and until the last one. */
  first: number;
  whole: number;
  content: Buffer[];
}

/** Receives what a server streams as it comes; `firstAlone` ends it with the first bytes. Throws unless it is a success. */
export const receive = async (
  address: string,
  { cookie, firstAlone = false }: { cookie?: string; firstAlone?: boolean } = {},
): Promise<Received> => {
  const begin = performance.now();
  const asking = request(address, { agent: false, headers: cookie ? { cookie } : {} }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`);
  let first = Number.NaN;
  const content: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (content.length === 0) first = performance.now() - begin;
    content.push(chunk);
    if (firstAlone) break;
  }
  asking.destroy();
  return { first, whole: performance.now() - begin, content };
};
