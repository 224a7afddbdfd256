type Signs = readonly (readonly [sign: RegExp, name: string])[];

/** Each before those whose sign it carries as well: Edge calls itself Chrome, and Chrome calls itself Safari. */
const browsers: Signs = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const systems: Signs = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (signs: Signs, text: string) => signs.find(([sign]) => sign.test(text))?.[1];

/** `Firefox on Windows`, by the request header `User-Agent`; null where it tells one of both only. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  // No browser's is longer.
  const text = userAgent?.slice(0, 500) ?? "";
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)];
  return browser && system ? `${browser} on ${system}` : null;
};
