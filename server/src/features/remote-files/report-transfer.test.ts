import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
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
    if (this.isOpen) this.heard.push(JSON.parse(message));
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
  const emitter = new EventEmitter();
  const connect = () => {
    const socket = new Socket();
    reportTransfer(socket as unknown as WebSocket, { transfer, token: "t", transfers, emitter });
    return socket;
  };
  const companionSays = (action: string, payload = {}) => emitter.emit("t", { action, payload });
  return { transfers, transfer, emitter, connect, companionSays, socket: connect() };
};

const command = (action: string) => JSON.stringify({ action, payload: {} });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a browser hears", () => {
  test("how it goes, and the end, with which the socket closes", () => {
    const { socket, transfer, companionSays } = begin();
    companionSays("progress", { progress: 50 });
    transfer.succeed("https://jobs.example/objects/uploads/1");
    companionSays("success", { url: "http://127.0.0.1/of-ours" });
    expect(socket.heard).toEqual([
      { action: "progress", payload: { progress: 50 } },
      {
        action: "success",
        payload: { url: "https://jobs.example/objects/uploads/1", complete: true },
      },
    ]);
    expect(socket.isOpen).toBe(false);
  });

  test("of a failure one sentence, once, and not Companion's", () => {
    const { socket, companionSays } = begin();
    companionSays("error", { error: { message: "ECONNREFUSED 127.0.0.1:4711" } });
    companionSays("error");
    expect(socket.heard).toEqual([interrupted]);
    expect(socket.isOpen).toBe(false);
  });
});

describe("a browser may", () => {
  test("pause, resume and cancel, and nothing else moves the transfer", () => {
    const { socket, transfer, emitter } = begin();
    const cancelled = vi.fn<() => void>();
    emitter.on("cancel:t", cancelled);
    socket.say(command("pause"));
    expect(transfer.isPaused).toBe(true);
    for (const nonsense of ["", "{", "[]", "null", command("success"), '{"action":"__proto__"}'])
      socket.say(nonsense);
    expect(transfer.isPaused).toBe(true);
    socket.say(command("resume"));
    expect(transfer.isPaused).toBe(false);
    expect(socket.heard).toEqual([]);
    socket.say(command("cancel"));
    expect(cancelled).toHaveBeenCalledOnce();
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
  test("after five minutes without a word from either side", () => {
    const { socket, companionSays } = begin();
    vi.advanceTimersByTime(5 * minute - 1);
    companionSays("progress");
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
  });

  test("where its socket breaks, as where it is closed", () => {
    const { socket, transfer } = begin();
    socket.emit("error", new Error("ECONNRESET"));
    expect(socket.isOpen).toBe(false);
    vi.advanceTimersByTime(minute);
    expect(transfer.outcome).toEqual(interrupted);
  });
});
