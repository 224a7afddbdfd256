// The readers of `streams`, in a process of their own: reading must not delay what is measured beside it.
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { repeat } from "../../repeat.ts";

export interface ReadersOrder {
  origin: string;
  /** The `Cookie` header of each reader. */
  cookies: string[];
}

/** The number of streams that are opened at the same time. */
const openedAtOnce = 20;

const [{ origin, cookies }] = (await once(process, "message")) as [ReadersOrder];
const { hostname, port } = new URL(origin);
const agent = new Agent({ maxSockets: Infinity });

/** When each stream heard of the event, in milliseconds since 1970. */
let heard: number[] = [];

const hear = () => {
  heard.push(performance.timeOrigin + performance.now());
  if (heard.length < cookies.length) return;
  process.send?.(heard);
  heard = [];
};

const isStatus = (event: string) =>
  event.includes("event: timeline\n") && event.includes('"type":"status"');

const open = async (cookie: string): Promise<void> => {
  const to = { agent, hostname, port, path: "/api/events", headers: { cookie } };
  const [answer] = (await once(request(to).end(), "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was refused: ${answer.statusCode}`);
  let unfinished = "";
  answer.setEncoding("utf8").on("data", (chunk: string) => {
    const events = (unfinished + chunk).split("\n\n");
    unfinished = events.pop() ?? "";
    if (events.some(isStatus)) hear();
  });
  answer.once("end", () => {
    throw new Error("A stream ended");
  });
};

process.once("disconnect", () => process.exit());
await repeat({ atOnce: openedAtOnce, times: cookies.length }, (turn) => open(cookies[turn] ?? ""));
process.send?.("open");
