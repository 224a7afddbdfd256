/**
 * What the administrators call the site. The page says it where links are previewed, and the server writes it
 * into what it rendered.
 */
export const siteName = (): string =>
  (import.meta.env.SSR
    ? null
    : document.querySelector("[property$=site_name]")?.getAttribute("content")) ?? "Rolecall";
