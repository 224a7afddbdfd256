import type { Config } from "#config.ts";

/** A limit for everybody together, and for one network. */
export interface Quota {
  all: number;
  network: number;
}

/** The limits of one server process. Times are in milliseconds. */
export interface Limits {
  /** Connections that are open at the same time. */
  connections: Quota & {
    /** Connections above the limit that are kept open so that they can be answered 503. */
    refused: number;
    /** The longest silence of a connection above the limit. */
    refusedMs: number;
  };
  /** Bytes of requests in memory; uploads are streamed and not counted. */
  requestBytes: Quota;
  /** Bytes of answers in memory because the client does not read them. */
  unreadBytes: Quota;
  /** The least speed of a body. */
  bodySpeed: { bytesPerSecond: number; afterMs: number };
  /** The most time from the beginning of a connection or request to the end of its headers. */
  headersMs: number;
  /** The most time from the beginning of a request to its end, however fast it arrives. */
  requestMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
  /** The interval between two checks of all connections. */
  checkMs: number;
  /** The most time that requests in flight may delay the end of the server. */
  lastRequestsMs: number;
}

const usual: Limits = {
  // Browsers open six connections: enough for more than eighty people behind one address. Each
  // takes some 25 KB.
  connections: { all: 3_000, network: 500, refused: 500, refusedMs: 5_000 },
  // The largest body has half a megabyte: thirty of those from one network.
  requestBytes: { all: 48 * 1024 * 1024, network: 16 * 1024 * 1024 },
  // The longest answers have a few megabytes; files are streamed and not counted.
  unreadBytes: { all: 96 * 1024 * 1024, network: 32 * 1024 * 1024 },
  // Ten megabytes in less than an hour: slower than any network that shows the site's own pages.
  bodySpeed: { bytesPerSecond: 4 * 1024, afterMs: 20_000 },
  headersMs: 20_000,
  requestMs: 60 * 60_000,
  silenceMs: 60_000,
  // Headers are counted at the next check: bytes that arrive before it are in memory already.
  checkMs: 250,
  // With the rest of the shutdown this stays below Docker's ten seconds.
  lastRequestsMs: 5_000,
};

/** For a server whose limits are off, one network gets all there is: a load test comes from one address. */
export const limitsOf = ({ rateLimit }: Pick<Config, "rateLimit">): Limits => {
  if (rateLimit) return usual;
  const { connections, requestBytes, unreadBytes } = usual;
  return {
    ...usual,
    connections: { ...connections, network: connections.all },
    requestBytes: { ...requestBytes, network: requestBytes.all },
    unreadBytes: { ...unreadBytes, network: unreadBytes.all },
  };
};
