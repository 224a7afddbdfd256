/** One thing that the server says of what happens. */
export interface Said {
  name: "timeline" | "board" | "notice" | "unread" | "reset";
  data: unknown;
}

const names = ["timeline", "board", "notice", "unread", "reset"] as const;
/** The pauses, in milliseconds, before the stream is opened again: each twice as long, up to the last. */
const shortestPause = 1_000;
const longestPause = 5 * 60_000;

/**
 * Listens to the server, and goes on behind the last event after every loss. Where none came before a loss, it
 * says `reset`: what was read may be old. Returns the way to stop.
 */
export const followEvents = (say: (said: Said) => void): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastEventId = "";
  let pause = shortestPause;
  let wasOpen = false;

  const open = () => {
    source = new EventSource(`/api/events${lastEventId && `?lastEventId=${lastEventId}`}`);
    source.addEventListener("open", () => {
      if (wasOpen && lastEventId === "") say({ name: "reset", data: {} });
      wasOpen = true;
    });
    // The browser would try again at once and for ever.
    source.addEventListener("error", () => {
      source?.close();
      // Not everybody at the same moment, when a server is back.
      timer = setTimeout(open, pause * (0.5 + Math.random() / 2));
      pause = Math.min(pause * 2, longestPause);
    });
    for (const name of names)
      source.addEventListener(name, (event: MessageEvent<string>) => {
        pause = shortestPause;
        if (name === "reset") lastEventId = "";
        else if (event.lastEventId !== "") ({ lastEventId } = event);
        say({ name, data: JSON.parse(event.data) });
      });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};
