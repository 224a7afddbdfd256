import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** The row of the list at a height on the screen, for a row that is dragged from `from`. */
const rowAt = (list: HTMLElement, height: number, from: number): number => {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const to = rows.findIndex(({ top, bottom }) => height >= top && height <= bottom);
  const row = rows[to];
  if (!row || to === from) return from;
  // Past its middle, or rows of different heights would change places to and fro.
  const middle = (row.top + row.bottom) / 2;
  const isPast = to > from ? height > middle : height < middle;
  return isPast ? to : from;
};

/** Lets a row of a list be dragged by mouse, pen or finger. Answers the row that is being dragged. */
export const useDraggedOrder = (
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    if (dragged === null || !list.current) return;
    const to = rowAt(list.current, event.clientY, dragged);
    if (to === dragged) return;
    onMove(dragged, to);
    setDragged(to);
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const end = () => setDragged(null);
    const on = new AbortController();
    const { signal } = on;
    // On the document: a row that moves in it would lose the pointer.
    document.addEventListener("pointermove", (event) => follow(event), { signal });
    document.addEventListener("pointerup", end, { signal });
    document.addEventListener("pointercancel", end, { signal });
    return () => on.abort();
  }, [isDragging]);
  return { dragged, drag: setDragged };
};
