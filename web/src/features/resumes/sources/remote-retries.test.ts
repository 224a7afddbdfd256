import Uppy from "@uppy/core";
import Url from "@uppy/url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CompanionClient, retryByStatus } from "./remote-retries.ts";

const companionUrl = "http://localhost:3000/companion";
const answer = vi.fn<(address: string) => Promise<Response>>();

/** A browser's answer, which knows where it comes from. */
const answerOf = async (address: string) =>
  Object.defineProperty(await answer(address), "url", { value: address });

/** Takes each job at once, as the sender's queue does while nothing else is on its way. */
const queue = {
  wrapPromiseFunction:
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    (...input: Input) => {
      const result = work(...input);
      return Object.assign(result, { abort: () => {}, abortOn: () => result });
    },
};

const silent = { debug() {}, warn() {}, error() {} };

/** A file behind a link, fetched until that is given up; `meanwhile` asks the same client. */
const fetchLink = async (meanwhile?: (client: CompanionClient) => void) => {
  const uppy = new Uppy({ logger: silent }).use(Url, { companionUrl });
  const client = uppy.getPlugin("Url")?.client;
  retryByStatus(client);
  const remote = { companionUrl, url: `${companionUrl}/url/get`, body: {}, requestClientId: "Url" };
  const chosen = { name: "ada.pdf", isRemote: true, data: { size: 1 }, remote } as const;
  const file = uppy.getFile(uppy.addFile(chosen));
  if (!client || !file.isRemote) throw new Error("There is no link");
  const { signal } = new AbortController();
  const given = client
    .uploadRemoteFile(file, {}, { signal, getQueue: () => queue })
    .then(String, ({ message }: Error) => message);
  meanwhile?.(client);
  await vi.runAllTimersAsync();
  return given;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answerOf);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answer.mockReset();
});

test.each([408, 409, 418, 423, 429, 500, 503])(
  "a link that is answered with %i is tried ten times more",
  async (status) => {
    answer.mockImplementation(async () => new Response("{}", { status }));
    await fetchLink();
    expect(answer).toHaveBeenCalledTimes(11);
  },
);

test.each([400, 403, 404, 501, 505])(
  "a link that is answered with %i is not tried again",
  async (status) => {
    answer.mockImplementation(async () => new Response("{}", { status }));
    expect(await fetchLink()).toContain(`Failed request with status: ${status}`);
    expect(answer).toHaveBeenCalledOnce();
  },
);

describe("a link that the server refuses with words", () => {
  const message = "No file could be fetched from this address.";
  const refuseWith = (status: number) =>
    answer.mockImplementation(async () => Response.json({ message }, { status }));

  test.each([400, 403, 404, 413, 422])(
    "is not tried again after %i, and shows them",
    async (status) => {
      refuseWith(status);
      expect(await fetchLink()).toBe(message);
      expect(answer).toHaveBeenCalledOnce();
    },
  );

  test.each([408, 409, 418, 423, 429])(
    "is tried ten times more after %i, and shows them",
    async (status) => {
      refuseWith(status);
      expect(await fetchLink()).toBe(message);
      expect(answer).toHaveBeenCalledTimes(11);
    },
  );
});

test("answers to other requests meanwhile do not count for a file", async () => {
  const refusal = Response.json({ message: "No file could be fetched." }, { status: 404 });
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
  const read = refusal.json.bind(refusal);
  refusal.json = () => isHeld.then(read);
  answer.mockImplementation(async (address) => {
    if (address.endsWith("/get")) return refusal;
    letGo();
    return Response.json({ message: "Too many questions." }, { status: 429 });
  });
  const asked = await fetchLink((client) => {
    void client.post("url/meta", {}).catch(() => undefined);
  });
  expect(asked).toBe("No file could be fetched.");
  expect(answer.mock.calls.filter(([address]) => address.endsWith("/get"))).toHaveLength(1);
});

test("a link that needs a sign-in says so, and is not tried again", async () => {
  answer.mockImplementation(async () => new Response("Unauthorized", { status: 401 }));
  expect(await fetchLink()).toBe("Authorization required");
  expect(answer).toHaveBeenCalledOnce();
});

test("a transfer of which nothing is heard for five minutes is begun anew, and given up at last", async () => {
  const opened: number[] = [];
  class SilentSocket extends EventTarget {
    constructor() {
      super();
      opened.push(Date.now());
    }
    close() {}
  }
  vi.stubGlobal("WebSocket", SilentSocket);
  answer.mockImplementation(async () => Response.json({ token: "a" }));
  expect(await fetchLink()).toBe("Timeout waiting for message from Companion socket");
  const [first = 0, second = 0] = opened;
  expect(opened).toHaveLength(11);
  // A second passes before the first new try, or two: they differ, so that not all come at once.
  expect(Math.floor((second - first) / 60_000)).toBe(5);
});
