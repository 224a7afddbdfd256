import { lookup } from "node:dns/promises";
import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { refusalAbout } from "@rolecall/contract/refusal.ts";
import { unreachableLinkText } from "@rolecall/contract/resumes/remote-files.ts";
import { AppError } from "#http/errors.ts";
import type { AddressRules } from "./public-addresses.ts";

const maxRedirects = 5;
const noFileText = refusalAbout(
  "address-answered-no-file",
  "The address answered {statusCode} instead of a file",
);

/** For one step, from resolving the name to the answer's headers. */
const stepMs = 10_000;
const webPorts = new Set(["", "80", "443", "8080", "8443"]);
const redirects = new Set([301, 302, 303, 307, 308]);

const unreachable = () => new AppError("bad-input", unreachableLinkText);

/** The IP addresses of a name. */
export type Resolve = (hostname: string) => Promise<string[]>;

const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

interface LinkOptions {
  rules: AddressRules;
  signal: AbortSignal;
  resolve?: Resolve | undefined;
}

/** The addresses behind a link; an error unless every one of them may be fetched. */
const checkedAddresses = async (url: URL, { rules, resolve = resolveByDns }: LinkOptions) => {
  if (!["http:", "https:"].includes(url.protocol) || url.username || url.password)
    throw unreachable();
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (!addresses.every(rules.isAllowed)) throw unreachable();
  if (!webPorts.has(url.port) && !addresses.every(rules.isListed)) throw unreachable();
  return addresses.map((address) => ({ address, family: isIP(address) }));
};

/**
 * Asks one server, at an address that was checked and no other: the name is not resolved again, so
 * that it cannot mean something else by then. No cookies, credentials or proxies come into play.
 */
const ask = async (url: URL, options: LinkOptions): Promise<IncomingMessage> => {
  const step = AbortSignal.any([options.signal, AbortSignal.timeout(stepMs)]);
  const addresses = await unlessAborted(checkedAddresses(url, options), step);
  const lookupChecked: LookupFunction = (_hostname, { all }, found) => {
    const [first] = addresses;
    if (all || !first) found(null, addresses);
    else found(null, first.address, first.family);
  };
  const request = (url.protocol === "https:" ? https : http).request(url, {
    agent: false,
    lookup: lookupChecked,
    // Compressed answers would have to be unpacked within limits.
    headers: { "User-Agent": "Rolecall", Accept: "*/*", "Accept-Encoding": "identity" },
  });
  // Errors after the headers reach the reader of the answer.
  request.on("error", () => {});
  const abort = () => request.destroy(unreachable());
  step.addEventListener("abort", abort, { once: true });
  try {
    request.end();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return response;
  } finally {
    step.removeEventListener("abort", abort);
  }
};

const unlessAborted = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(unreachable());
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() =>
    signal.removeEventListener("abort", abort),
  );
};

/**
 * Opens the file behind a link and resolves once its headers are there; the caller reads or
 * destroys it. Every redirect is checked like the first address.
 * @throws AppError, with the same sentence for a missing file and an unreachable host
 */
export const openLink = async (link: string, options: LinkOptions): Promise<IncomingMessage> => {
  let url = URL.parse(link);
  for (let step = 0; url && step <= maxRedirects; step += 1) {
    const response = await ask(url, options).catch(() => {
      throw unreachable();
    });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200 && (headers["content-encoding"] ?? "identity") === "identity")
      return response;
    response.destroy();
    if (statusCode === 200) throw unreachable();
    if (!redirects.has(statusCode)) throw new AppError("bad-input", noFileText({ statusCode }));
    url = URL.parse(headers.location ?? "", url);
  }
  throw unreachable();
};
