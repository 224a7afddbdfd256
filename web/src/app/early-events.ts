declare global {
  /** Ends the keeping of events, which public/before-hydration.js began, and returns them, oldest first. */
  var takeEarlyEvents: (() => { event: Event; value: string | undefined }[]) | undefined;
}

/** As if it had been typed: React takes a value that is merely set for its own. */
const type = (box: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, value);

/**
 * Does once more what somebody did on the page before its script was there: it did nothing then. Call it
 * when React has begun to hydrate, or to draw.
 */
export const replayEarlyEvents = (): void => {
  for (const { event, value } of globalThis.takeEarlyEvents?.() ?? []) {
    const { target } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    // Means nothing to anybody, but React hydrates at once what it happens to.
    target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
    if (value !== undefined && target instanceof HTMLInputElement) type(target, value);
    const SameEvent = event.constructor as typeof Event;
    target.dispatchEvent(new SameEvent(event.type, event));
  }
};
