import { isIP } from "node:net";
import { familyOf, networks } from "#http/request/networks.ts";

/** Special-purpose networks of IPv4 (RFC 6890 and later additions by IANA), which are not the public web. */
const special4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** The one block of IPv6 that is given out for public use; IPv4 in disguise lies outside of it, or below. */
const public6 = ["2000::/3"];
const special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

const [blocked4, open6, blocked6] = [networks(special4), networks(public6), networks(special6)];

/** Whether the address is a public one on the internet. False for anything but an IP address. */
const isPublic = (address: string): boolean => {
  if (isIP(address) === 4) return !blocked4.check(address, "ipv4");
  return isIP(address) === 6 && open6.check(address, "ipv6") && !blocked6.check(address, "ipv6");
};

/** The rules for addresses that may be fetched: public ones, and those of the listed networks. */
export const addressRules = (listed: readonly string[]) => {
  const own = networks(listed);
  const isListed = (address: string) =>
    isIP(address) !== 0 && own.check(address, familyOf(address));
  return { isListed, isAllowed: (address: string) => isPublic(address) || isListed(address) };
};

export type AddressRules = ReturnType<typeof addressRules>;
