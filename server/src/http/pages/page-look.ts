import { createHash } from "node:crypto";
import { defaultSite, type TextName } from "@rolecall/contract/site.ts";
import { textTitles } from "@rolecall/contract/text-pages.ts";
import { accentColours } from "#accent/accent-colours.ts";
import { escapeMarkup } from "#http/reply/markup.ts";

/** What every page shows of the site, whatever its screen. */
export interface PageSite {
  name: string;
  logoUrl: string | null;
  colour: string;
  /** Where people ask for help; null where that is not known just now. */
  supportEmail: string | null;
  /** The texts that administrators have written. */
  texts: TextName[];
}

/** A board whose settings cannot be read. */
export const plainSite: PageSite = {
  ...defaultSite,
  logoUrl: null,
  supportEmail: null,
  texts: [],
};

/** The site's colours in place of the client's own, of which a board that chose none needs no copy. */
const colourRule = (colour: string): string => {
  if (colour === defaultSite.colour) return "";
  const values = Object.entries(accentColours(colour)).map(
    ([token, [light, dark]]) => `--color-${token}:light-dark(${light},${dark})`,
  );
  return `:root{${values.join(";")}}`;
};

/** The style of a site's pages, by which the content policy allows it. */
export const styleHash = ({ colour }: Pick<PageSite, "colour">): string | null => {
  const rule = colourRule(colour);
  return rule === "" ? null : `'sha256-${createHash("sha256").update(rule).digest("base64")}'`;
};

export const styleElement = ({ colour }: Pick<PageSite, "colour">): string => {
  const rule = colourRule(colour);
  return rule === "" ? "" : `<style>${rule}</style>`;
};

const link = (href: string, text: string) => `<a href="${escapeMarkup(href)}">${text}</a>`;

/**
 * The foot of every page: the site's texts and whom to ask. It stands outside of the screen, which the client's
 * script takes over, and is there before and without it.
 */
export const footOf = ({ supportEmail, texts }: PageSite): string => {
  const links = [
    link("/terms", "Terms"),
    ...(["privacy", "imprint"] as const)
      .filter((name) => texts.includes(name))
      .map((name) => link(`/${name}`, textTitles[name])),
    ...(supportEmail === null
      ? []
      : [link(`mailto:${encodeURIComponent(supportEmail).replace("%40", "@")}`, "Support")]),
  ];
  return `<div id="foot" role="contentinfo"><nav aria-label="About this site">${links.join("")}</nav></div>`;
};
