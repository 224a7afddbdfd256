import { startTransition, useEffect, useState } from "react";

const step = 60;
/** Between two steps, in milliseconds: time for whoever is typing. */
const pause = 40;

/**
 * The first rows of a long list at once and the others a few at a time, so that the list never
 * stands in the way of typing. It begins anew when `subject` changes. Rows that are there at the
 * start come all together: whoever returns finds their place.
 */
export const useGradually = <Row>(rows: readonly Row[], subject: string): readonly Row[] => {
  const [shown, setShown] = useState({ subject, count: Math.max(step, rows.length) });
  if (shown.subject !== subject) setShown({ subject, count: step });
  const { count } = shown;
  const unfinished = count < rows.length;
  useEffect(() => {
    if (!unfinished) return;
    const timer = setTimeout(
      () => startTransition(() => setShown({ subject, count: count + step })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [unfinished, subject, count]);
  return unfinished ? rows.slice(0, count) : rows;
};
