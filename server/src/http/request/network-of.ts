import { isIPv6 } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What one caller is counted by. An IPv4 address stands for itself; of an IPv6
 * address the first 64 bits, since whoever has one usually has all of them.
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
