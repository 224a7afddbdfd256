import type { Config } from "#config.ts";
import { familyOf, networks } from "#http/request/networks.ts";

/** The names that TRUST_PROXY takes for networks. */
const named: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Whether connections from an address are a proxy's, and so of many users. */
export const proxiesOf = ({
  trustProxy,
}: Pick<Config, "trustProxy">): ((address: string) => boolean) => {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === "function") return (address) => trustProxy(address, 0);
  const known = networks(trustProxy.flatMap((entry) => named[entry] ?? entry));
  return (address) => known.check(address, familyOf(address));
};
