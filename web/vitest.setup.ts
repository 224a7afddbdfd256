import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);
// As long as `expect.poll` waits (vitest.patience.ts).
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing; Radix asks it to scroll, to measure and to capture the pointer all the same.
if ("Element" in globalThis) {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
