import { startTransition, useEffect, useState } from "react";

/** In milliseconds: too short to be noticed, and longer than a fast typist takes from letter to letter. */
const rest = 100;

/** A debounced value, for content that is expensive to render and must not delay typing. */
export const useDebounced = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(() => value)), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
