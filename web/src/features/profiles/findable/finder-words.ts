import type { Finder } from "@rolecall/contract/talent/findable.ts";

/** Each choice as the settings and the profile name it. */
export const finderWords: Record<Finder, { label: string; description: string }> = {
  nobody: { label: "Nobody", description: "No company finds you." },
  verified: {
    label: "Verified companies",
    description: "Companies find you whose team proved that it acts for them.",
  },
  all: { label: "All companies", description: "Every company on this site can find you." },
};
