/**
 * What the administrators call the site. The page says it where links are previewed, and the server writes it
 * into what it rendered.
 */
export const siteName = (): string =>
  (import.meta.env.SSR
    ? null
    : document.querySelector("[property$=site_name]")?.getAttribute("content")) ?? "Rolecall";

/** The picture in place of the product's mark, which is the icon of the page's tab as well. */
export const siteLogo = (): string | undefined =>
  import.meta.env.SSR
    ? undefined
    : document.querySelector<HTMLLinkElement>("[rel=icon]:not([type])")?.href;
