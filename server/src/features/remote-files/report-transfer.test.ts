import { EventEmitter, once } from "node:events";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { AppError } from "#http/errors.ts";
import { reportTransfer } from "./report-transfer.ts";
import { Transfers } from "./transfers.ts";

const minute = 60_000;
const interrupted = {
  action: "error",
  payload: { error: { message: "The transfer was interrupted" } },
};

/** The server's end of a browser's socket, without a network. */
class Socket extends EventEmitter {
  readonly heard: unknown[] = [];
  isOpen = true;
  /** Bytes that the browser has not taken. */
  bufferedAmount = 0;
  send(message: string) {
    this.heard.push(JSON.parse(message));
  }
  close() {
    this.isOpen = false;
    this.emit("close");
  }
  terminate() {
    this.close();
  }
  pong(data: Buffer) {
    this.heard.push(`pong ${data.toString()}`);
  }
  say(message: string) {
    this.emit("message", Buffer.from(message));
  }
}

const begin = () => {
  const transfers = new Transfers();
  const transfer = transfers.begin({ ownerId: "ada", filename: "ada.pdf", from: "a link" });
  const connect = () => {
    const socket = new Socket();
    reportTransfer(socket as unknown as WebSocket, { transfer, transfers });
    return socket;
  };
  const sender = new PassThrough();
  const content = transfer.gate(sender, 100).on("error", () => {});
  /** Resolves when all bytes have arrived, which are half of those that the sender announced. */
  const arrive = async () => {
    sender.end(Buffer.alloc(50));
    await once(content.resume(), "end");
  };
  return { transfers, transfer, connect, arrive, socket: connect() };
};

const command = (action: string) => JSON.stringify({ action, payload: {} });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a browser hears", () => {
  test("how it goes, and the end, with which the socket closes", async () => {
    const { socket, transfer, arrive } = begin();
    await arrive();
    transfer.succeed("https://jobs.example/objects/uploads/1");
    transfer.succeed("https://jobs.example/objects/uploads/2");
    expect(socket.heard).toEqual([
      { action: "progress", payload: { progress: "50.00", bytesUploaded: 50, bytesTotal: 100 } },
      {
        action: "success",
        payload: { url: "https://jobs.example/objects/uploads/1", complete: true },
      },
    ]);
    expect(socket.isOpen).toBe(false);
  });

  test("of a failure one sentence, once", () => {
    const { socket, transfer } = begin();
    transfer.fail(new AppError("bad-input", "The transfer was interrupted"));
    transfer.fail(new AppError("bad-input", "ECONNREFUSED 127.0.0.1:4711"));
    expect(socket.heard).toEqual([interrupted]);
    expect(socket.isOpen).toBe(false);
  });
});

test("a browser that comes once it is over hears the end at once", () => {
  const { transfer, connect } = begin();
  transfer.fail(new AppError("bad-input", "The transfer was interrupted"));
  const late = connect();
  expect(late.heard).toEqual([interrupted]);
  expect(late.isOpen).toBe(false);
});

describe("a browser may", () => {
  test("pause, resume and cancel, and nothing else moves the transfer", () => {
    const { socket, transfer } = begin();
    socket.say(command("pause"));
    expect(transfer.isPaused).toBe(true);
    for (const nonsense of ["", "{", "[]", "null", command("success"), '{"action":"__proto__"}'])
      socket.say(nonsense);
    expect(transfer.isPaused).toBe(true);
    socket.say(command("resume"));
    expect(transfer.isPaused).toBe(false);
    expect(socket.heard).toEqual([]);
    socket.say(command("cancel"));
    expect(socket.heard).toEqual([interrupted]);
  });
});

test("a ping is answered, but not to a browser that takes none of the answers", () => {
  const { socket } = begin();
  socket.emit("ping", Buffer.from("1"));
  expect(socket.heard).toEqual(["pong 1"]);
  socket.bufferedAmount = 64 * 1024 + 1;
  socket.emit("ping", Buffer.from("2"));
  expect(socket.heard).toEqual(["pong 1"]);
  expect(socket.isOpen).toBe(false);
});

describe("a transfer is given up", () => {
  test("after five minutes without a word from either side", async () => {
    const { socket, arrive } = begin();
    vi.advanceTimersByTime(5 * minute - 1);
    await arrive();
    vi.advanceTimersByTime(5 * minute - 1);
    socket.say(command("resume"));
    vi.advanceTimersByTime(5 * minute - 1);
    expect(socket.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(socket.heard.at(-1)).toEqual(interrupted);
    expect(socket.isOpen).toBe(false);
  });

  test("not while it is paused, but after fifteen minutes in all", () => {
    const { socket } = begin();
    socket.say(command("pause"));
    vi.advanceTimersByTime(15 * minute - 1);
    expect(socket.heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(socket.heard).toEqual([interrupted]);
  });

  test("a minute after its browser left, unless that comes back", () => {
    const { socket, transfer, connect } = begin();
    socket.close();
    vi.advanceTimersByTime(minute - 1);
    const again = connect();
    vi.advanceTimersByTime(2 * minute);
    expect(transfer.outcome).toBeNull();
    again.close();
    vi.advanceTimersByTime(minute);
    expect(transfer.outcome).toEqual(interrupted);
    expect([socket.heard, again.heard]).toEqual([[], []]);
  });

  test("not because of a browser that left, while another one is there", () => {
    const { socket, connect } = begin();
    const other = connect();
    socket.close();
    vi.advanceTimersByTime(4 * minute);
    other.say(command("resume"));
    vi.advanceTimersByTime(4 * minute);
    expect(other.isOpen).toBe(true);
  });

  test("when its socket breaks, as when it is closed", () => {
    const { socket, transfer } = begin();
    socket.emit("error", new Error("ECONNRESET"));
    expect(socket.isOpen).toBe(false);
    vi.advanceTimersByTime(minute);
    expect(transfer.outcome).toEqual(interrupted);
  });
});
