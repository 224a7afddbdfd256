declare global {
  /** Ends the keeping of events, which public/before-hydration.js began, and returns them, oldest first. */
  var takeEarlyEvents: (() => { event: Event; value: string | undefined }[]) | undefined;
}

/**
 * Types a value into a box. React ignores an input event whose value it knows already, and while it
 * hydrates a box it takes note of what stands in it: so it is told another value first.
 */
const type = (box: HTMLInputElement, value: string) => {
  const { selectionStart, selectionEnd } = box;
  box.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, value);
  // Boxes for emails know no selection.
  if (selectionStart !== null) box.setSelectionRange(selectionStart, selectionEnd);
};

/** Lets an event happen once more, to an element that is hydrated by then. */
const repeat = (event: Event, target: Element, value: string | undefined) => {
  // Means nothing to anybody, but React hydrates at once what it happens to.
  target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  if (value !== undefined && target instanceof HTMLInputElement) type(target, value);
  const SameEvent = event.constructor as typeof Event;
  target.dispatchEvent(new SameEvent(event.type, event));
};

/**
 * Does once more what somebody did on the page before its script was there: it did nothing then. Call it
 * when React has begun to hydrate, or to draw. What is typed first into a box of the page from now on may
 * come before React has hydrated that box, so it is done once more, too.
 */
export const replayEarlyEvents = (): void => {
  const untouched = new Set<EventTarget>(document.getElementsByTagName("input"));
  for (const { event, value } of globalThis.takeEarlyEvents?.() ?? []) {
    const { target } = event;
    if (target instanceof Element && target.isConnected) repeat(event, target, value);
  }
  addEventListener(
    "input",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !untouched.delete(target)) return;
      event.stopImmediatePropagation();
      repeat(event, target, target.value);
    },
    { capture: true },
  );
};
