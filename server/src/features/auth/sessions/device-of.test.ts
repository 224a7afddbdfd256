import { expect, test } from "vitest";
import { deviceOf } from "./device-of.ts";

const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0";

test.each([
  [
    "Firefox on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0",
  ],
  [
    "Safari on iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Version/18.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    "Safari on macOS",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.6 Safari/605.1.15`,
  ],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
  [
    "Edge on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/139.0.0.0`,
  ],
  [
    "Chrome on iPad",
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${safari} CriOS/139.0 Mobile/15E148 Safari/604.1`,
  ],
  ["Chrome on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0"],
])("%s is told by what the browser says of itself", (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([undefined, "", "curl/8.5.0", "lightMyRequest", "Firefox/142.0", "Windows"])(
  "nothing is guessed of a device that says: %s",
  (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  },
);
