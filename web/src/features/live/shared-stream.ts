// One stream for all tabs of a browser that show the same user: a worker which they share.
import { followEvents, type Said } from "#lib/event-stream.ts";

/** Of the worker's own world, what is needed here. */
const scope = globalThis as unknown as {
  close(): void;
  addEventListener(
    type: "connect",
    listen: (event: { ports: readonly MessagePort[] }) => void,
  ): void;
};

const tabs = new Set<MessagePort>();
/** The counts, for tabs that come later. */
let unread: Said | undefined;

const stop = followEvents((said) => {
  if (said.name === "unread") unread = said;
  for (const tab of tabs) tab.postMessage(said, []);
});

scope.addEventListener("connect", ({ ports: [tab] }) => {
  if (!tab) return;
  tabs.add(tab);
  // It says one thing alone: that it listens no more.
  tab.addEventListener("message", () => {
    tabs.delete(tab);
    if (tabs.size > 0) return;
    stop();
    scope.close();
  });
  tab.start();
  if (unread) tab.postMessage(unread, []);
});
