import { BlockList, isIP } from "node:net";

export const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** A list of networks such as `10.0.0.0/8` and of single addresses. */
export const networks = (list: readonly string[]): BlockList => {
  const known = new BlockList();
  for (const network of list) {
    const [address = "", bits] = network.split("/");
    const family = familyOf(address);
    const whole = family === "ipv6" ? 128 : 32;
    known.addSubnet(address, bits === undefined ? whole : Number(bits), family);
  }
  return known;
};
