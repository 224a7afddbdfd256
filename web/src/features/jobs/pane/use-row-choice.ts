import { type RefObject, useEffect, useEffectEvent } from "react";

const rows = "[data-job]";

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(rows) : null;

/** Links and buttons in a row do what they say. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a, button") !== null;

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Reading goes on at the row that was chosen. */
const comeTo = (row: HTMLElement) => {
  row.querySelector("a")?.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
};

type RowChoice = { chosen: string | undefined; onChoose: (id: string) => void };

/**
 * Chooses a row of a list by a press beside its links, and with the arrow keys the one above or below: from
 * the row that was chosen, or else the one that has the focus.
 */
export const useRowChoice = (
  list: RefObject<HTMLElement | null>,
  { chosen, onChoose }: RowChoice,
): void => {
  const choose = useEffectEvent((row: HTMLElement | null | undefined) => {
    const id = row?.dataset["job"];
    if (!row || !id) return;
    comeTo(row);
    onChoose(id);
  });
  const neighbour = useEffectEvent((from: HTMLElement, step: number) => {
    if (from.dataset["job"] !== chosen) return from;
    const all = [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    return all[all.indexOf(from) + step];
  });
  useEffect(() => {
    const element = list.current;
    const press = (event: MouseEvent) => {
      const isReading = document.getSelection()?.isCollapsed === false;
      if (isControl(event.target) || isReading || !isPlain(event)) return;
      choose(rowOf(event.target));
    };
    const key = (event: KeyboardEvent) => {
      const step = steps.get(event.key);
      const row = rowOf(event.target);
      if (!step || !row || !isPlain(event)) return;
      event.preventDefault();
      choose(neighbour(row, step));
    };
    element?.addEventListener("click", press);
    element?.addEventListener("keydown", key);
    return () => {
      element?.removeEventListener("click", press);
      element?.removeEventListener("keydown", key);
    };
  }, [list]);
};
