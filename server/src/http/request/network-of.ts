import { isIPv6 } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key by which callers are counted: an IPv4 address, or the first 64 bits of an IPv6 address,
 * since usually all of those belong to one customer.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(":")) return address;
  const [, ipv4] = mapped.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const groupsOf = (part = "") => part.split(":").filter(Boolean);
  const [before, after] = address.split("::").map(groupsOf);
  const groups = [...(before ?? [])];
  if (after) groups.push(...Array<string>(8 - groups.length - after.length).fill("0"), ...after);
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
};
