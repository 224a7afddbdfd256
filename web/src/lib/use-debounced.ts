import { startTransition, useEffect, useState } from "react";

/** Too short to be a wait, in milliseconds, and longer than from letter to letter of who types fast. */
const rest = 100;

/**
 * A value as it was when it last rested: what is costly to show follows typing when it rests, and
 * never stands between a key and its letter.
 */
export const useDebounced = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(() => value)), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
