import type { Endpoint } from "./endpoint.ts";

export const socialProviders = ["google", "linkedin", "github"] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const defaultSite = { name: "Rolecall", colour: "#005c67" } as const;

/** The landing page's figures: those of its design, or the board's own. */
export const figureKinds = ["fixed", "own"] as const;

/** Texts of the site that its administrators write. */
export const textNames = ["terms", "privacy", "imprint"] as const;
export type TextName = (typeof textNames)[number];

/** The board's name and looks, its features, and the newest version of each of its texts. */
export const siteSettings = {
  method: "GET",
  path: "/api/site",
  access: "everyone",
} as const satisfies Endpoint;

export const readSiteText = {
  method: "GET",
  path: "/api/site/texts/{name}",
  access: "everyone",
  nothing: 404,
} as const satisfies Endpoint;
