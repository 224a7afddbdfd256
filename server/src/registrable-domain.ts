import { parse } from "tldts";

/** Suffixes of the private part count as well: `acme.github.io` is Acme's, `github.io` is nobody's. */
const options = { allowPrivateDomains: true } as const;

/**
 * The registrable domain of a web address or host name, by the public suffix list; null for an IP
 * address, a public suffix itself, and anything else.
 */
export const registrableDomainOf = (address: string | null): string | null => {
  if (!address) return null;
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  const { domain, isIp } = parse(host, options);
  return isIp ? null : (domain ?? null);
};
