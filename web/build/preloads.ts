import type { ModulePreloadOptions } from "vite";

/** The screens that visitors see first (`chunks.ts`). */
const firstScreen = /\/(?:landing-page|(?:jobs|companies)-screen)-[\w-]{8}\.js$/;

/**
 * Which files the browser fetches together with a screen's. The client's first script would list them for every
 * screen, two kilobytes that no first screen needs: it does so for the first ones alone, and other screens
 * fetch what they import when they have come.
 */
export const preloads: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, imported, { hostType }) =>
    hostType === "html" || firstScreen.test(file) ? imported : [],
};
