import { useEffect, useEffectEvent } from "react";
import type { Said } from "#lib/event-stream.ts";

const listeners = new Set<(said: Said) => void>();

/** Passes on what the server said to the screens that follow it themselves. */
export const tell = (said: Said): void => {
  for (const listener of listeners) listener(said);
};

/** As long as the component is there, hears what the server says. */
export const useSaid = (listen: (said: Said) => void): void => {
  const hear = useEffectEvent(listen);
  useEffect(() => {
    const listener = (said: Said) => hear(said);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
};
