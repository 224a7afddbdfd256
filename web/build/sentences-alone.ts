import type { Plugin } from "vite";

const refusalWithSentence = /\brefusal\(\s*"[\w-]+",\s*("(?:[^"\\]|\\.)*"|`[^`]*`),?\s*\)/g;

/** What the client has in place of `contract/src/refusal.ts`: no code, and no list of them. */
const withoutCodes = `
export const refusal = (code, sentence) => sentence;
export const refusalAbout = (code, sentence) => (values) =>
  sentence.replaceAll(/\\{(\\w+)\\}/g, (_, name) => String(values[name]));`;

/** Leaves the codes of refusals out of the client, which gets them with each refusal: its forms say sentences alone. */
export const sentencesAlone: Plugin = {
  name: "rolecall-sentences-alone",
  enforce: "pre",
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/ },
    handler: (code, id) => ({
      code: id.endsWith("/refusal.ts") ? withoutCodes : code.replaceAll(refusalWithSentence, "$1"),
      map: null,
    }),
  },
};
