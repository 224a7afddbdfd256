import { followEvents, type Said } from "#lib/event-stream.ts";

/** Hears what the server says of what happens, by the stream of all tabs; resolves to the way to stop. */
export const follow = (userId: string, say: (said: Said) => void): (() => void) => {
  if (typeof EventSource === "undefined") return () => {};
  if (typeof SharedWorker === "undefined") return followEvents(say);
  const { port } = new SharedWorker(new URL("./shared-stream.ts", import.meta.url), {
    type: "module",
    name: `live ${userId}`,
  });
  port.addEventListener("message", ({ data }: MessageEvent<Said>) => say(data));
  port.start();
  return () => {
    port.postMessage("stop");
    port.close();
  };
};
