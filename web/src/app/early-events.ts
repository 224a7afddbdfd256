declare global {
  /** Ends the keeping of events, which public/before-hydration.js began, and returns them, oldest first. */
  var takeEarlyEvents: (() => { event: Event; value: string | undefined }[]) | undefined;
  /** From now on Back is the router's; before, public/before-hydration.js loads the page that it leads to. */
  var leaveBackToRouter: (() => void) | undefined;
  /** Back is loading another page in place of this one, which would only write over the reader's place there. */
  var isBeingLeft: boolean | undefined;
}

/**
 * Types a value into a box. React ignores an input event whose value it already knows, and when it
 * hydrates a box it records the value in it: so the box first gets another value.
 */
const type = (box: HTMLInputElement, value: string) => {
  box.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, value);
};

/** Leaves the caret of the focused box where it is, whatever texts the box gets meanwhile. */
const keepCaret = (act: () => void) => {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement)) return act();
  const { selectionStart, selectionEnd } = box;
  act();
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
 * Repeats the events that happened on the page before its script was there, and so had no effect.
 * Call it when React has begun to hydrate or render. The first input event into a box from then on
 * may still come before React has hydrated that box, so it is repeated, too.
 */
export const replayEarlyEvents = (): void => {
  const untouched = new Set<EventTarget>(document.getElementsByTagName("input"));
  keepCaret(() => {
    for (const { event, value } of globalThis.takeEarlyEvents?.() ?? []) {
      const { target } = event;
      if (target instanceof Element && target.isConnected) repeat(event, target, value);
    }
  });
  addEventListener(
    "input",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !untouched.delete(target)) return;
      event.stopImmediatePropagation();
      keepCaret(() => repeat(event, target, target.value));
    },
    { capture: true },
  );
};
