import { startTransition, useEffect, useState } from "react";

/** Enough rows for a tall screen and a little scrolling; no fewer than the server renders of a list. */
const first = 24;
const step = 48;
/** The pause between two steps, in milliseconds, so that typing stays responsive. */
const pause = 40;

/** `whole`: all rows from the start, as for a reader who returns. `wanted`: the end is near. */
type Need = { whole: boolean; wanted: boolean };

/**
 * The first rows of a long list at once and the others a few at a time, as far as they are wanted,
 * so that the list never stands in the way of typing. It begins anew when `subject` changes.
 */
export const useIncrementalRows = <Row>(
  rows: readonly Row[],
  subject: string,
  { whole, wanted }: Need,
): readonly Row[] => {
  const [returnedTo] = useState(whole ? subject : undefined);
  const returned = returnedTo === subject;
  const [shown, setShown] = useState({ subject, count: returned ? rows.length : first });
  if (shown.subject !== subject) setShown({ subject, count: first });
  const { count } = shown;
  const unfinished = count < rows.length;
  useEffect(() => {
    if (!unfinished || !(wanted || returned)) return;
    const timer = setTimeout(
      () => startTransition(() => setShown({ subject, count: count + step })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [unfinished, wanted, returned, subject, count]);
  return unfinished ? rows.slice(0, count) : rows;
};
