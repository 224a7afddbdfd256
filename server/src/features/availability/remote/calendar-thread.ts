// The other side of calendar-threads.ts: reads strangers' calendars, one at a time.
import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import { busyTimes } from "./busy-times.ts";

export interface CalendarTask {
  file: Uint8Array;
  from: number;
  to: number;
  timeZone: string;
}

/** Null where it is no calendar. */
export type BusyTimes = [number, number][] | null;

const read = ({ file, ...wanted }: CalendarTask): BusyTimes => {
  try {
    return busyTimes(new TextDecoder().decode(file), wanted);
  } catch {
    return null;
  }
};

if (parentPort)
  for await (const [task] of on(parentPort, "message") as AsyncIterable<[CalendarTask]>)
    parentPort.postMessage(read(task), []);
