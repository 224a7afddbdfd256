// Whom the tour is open to. It signs in without a password and shows letters with links that open accounts, so
// everything of it asks here first, and is nowhere to be found where the answer is no.
import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Config } from "#config.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** The names by which this machine calls itself: a site elsewhere whose name leads here has another one. */
const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isOwnName = (host: string | undefined) =>
  host !== undefined && ownNames.has(URL.parse(`http://${host}`)?.hostname ?? "");

/** What proxies add: where one stands before the board, others may reach it. */
const isOfProxies = (header: string) =>
  header === "forwarded" ||
  header === "via" ||
  header === "x-real-ip" ||
  header.startsWith("x-forwarded-");

/** Whether a request comes from this very machine, by no proxy, to a demo board that only listens here. */
export const isTourOpenTo = (
  { socket, headers }: Pick<FastifyRequest, "socket" | "headers">,
  { tour }: Pick<Config, "tour">,
): boolean =>
  tour &&
  isLoopback(socket.remoteAddress ?? "") &&
  isOwnName(headers.host) &&
  !Object.keys(headers).some(isOfProxies);

/** Whether letters that were sent are files of this machine, and no mail server sends them. */
export const hasOutbox = ({ smtpUrl }: Pick<Config, "smtpUrl">): boolean => smtpUrl === null;
