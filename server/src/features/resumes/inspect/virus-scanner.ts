import { connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { scannerAwayText } from "@rolecall/contract/resumes/resumes.ts";
import { boundedQueue } from "#bounded-queue.ts";
import { AppError } from "#http/errors.ts";

export interface VirusScanner {
  /**
   * @param open brings the file once it is its turn
   * @throws AppError `unavailable` where the scanner gave no verdict
   */
  findsVirus: (open: () => Promise<AsyncIterable<Uint8Array>>) => Promise<boolean>;
}

const noVerdict = () => new AppError("unavailable", scannerAwayText, { retryAfterSeconds: 10 });

/**
 * ClamAV's daemon at `tcp://host:port` or `unix:/path`.
 * @param withinMs how long one file may take, from the connection to the verdict
 */
export const clamdScanner = (address: string, withinMs = 20_000): VirusScanner => {
  const inTurn = boundedQueue(4, 50, noVerdict);
  const { protocol, hostname, port, pathname } = new URL(address);
  const place =
    protocol === "unix:"
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
  return {
    findsVirus: (open) =>
      inTurn(async () => {
        const content = await open();
        const signal = AbortSignal.timeout(withinMs);
        const socket = connect({ ...place, signal });
        try {
          const [verdict] = await Promise.all([
            text(socket),
            // The connection stays open for the verdict.
            pipeline(Readable.from(asStream(content)), socket, { end: false, signal }),
          ]);
          return isVirus(verdict);
        } catch {
          throw noVerdict();
        } finally {
          socket.destroy();
        }
      }),
  };
};

/** The INSTREAM command: chunks that each say their length, and an empty one at the end. */
const asStream = async function* (content: AsyncIterable<Uint8Array>) {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of content) if (chunk.length > 0) yield* [lengthOf(chunk), chunk];
  yield lengthOf([]);
};

const lengthOf = ({ length }: { length: number }) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};

const isVirus = (verdict: string): boolean => {
  if (/^stream: .* FOUND\0?$/.test(verdict)) return true;
  if (/^stream: OK\0?$/.test(verdict)) return false;
  throw new Error(`The scanner answered ${verdict}`);
};
