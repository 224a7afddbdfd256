/** An address of a request, in which it may name any site, as a URL; null where it is none. */
const asUrl = (address: string) =>
  // Two slashes are a part of the path here, and not the beginning of a site.
  URL.parse(address.startsWith("/") ? `http://any.site${address}` : address);

/** The path of a request's address, as the router reads it; empty where it has none. */
export const pathOf = (address: string): string => decodeURI(asUrl(address)?.pathname ?? "");

/** Path and query of a request's address. */
export const pathAndQueryOf = (address: string): string => {
  const url = asUrl(address);
  return url ? url.pathname + url.search : "/";
};
