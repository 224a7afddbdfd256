import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { addAbortSignal } from "node:stream";
import { boundedQueue } from "#bounded-queue.ts";
import { AppError, refusalOf, unavailable } from "#http/errors.ts";
import { interruptedText, type Transfer } from "./transfer.ts";

/** An object store takes each as a whole from memory. */
const storing = boundedQueue(4, Infinity, unavailable);

export interface Landing {
  origin: string;
  /** The one address that a transfer's bytes are sent to. */
  addressOf(transfer: Transfer): string;
  close(): void;
}

/**
 * Where Companion delivers: a server of its own on the loopback interface that takes one PUT for
 * each transfer under way, at an address that cannot be guessed. `store` answers the upload's address.
 */
export const openLanding = async (
  find: (id: string) => Transfer | null,
  store: (transfer: Transfer, content: AsyncIterable<Uint8Array>) => Promise<string>,
): Promise<Landing> => {
  const taken = new WeakSet<Transfer>();

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const transfer = find(request.url?.slice(1) ?? "");
    if (request.method !== "PUT" || !transfer || taken.has(transfer) || transfer.outcome) {
      response.writeHead(404).end();
      return;
    }
    taken.add(transfer);
    try {
      const url = await storing(() => store(transfer, addAbortSignal(transfer.ended, request)));
      transfer.succeed(url);
      response.end(JSON.stringify({ url }));
    } catch (error) {
      // A status after which nobody tries again; before the failure, which closes the connection.
      response.writeHead(422).end();
      transfer.fail(refusalOf(error) ?? new AppError("bad-input", interruptedText));
    }
  };

  const server = createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}/`;
  return {
    origin,
    addressOf: ({ id }) => origin + id,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
