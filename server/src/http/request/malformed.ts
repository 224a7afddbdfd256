import type { Socket } from "node:net";
import { refusal } from "@rolecall/contract/refusal.ts";
import type {
  ConnectionError,
  FastifyReply,
  FastifyRequest,
  RawRequestDefaultExpression,
} from "fastify";
import { AppError, unreadableText } from "#http/errors.ts";
import { rawAnswer } from "#http/reply/raw-answer.ts";

/** The most bytes of an address with all headers: room for a query of a thousand keys, to be refused with reason. */
export const headerLimit = 64 * 1024;

const hostForm = /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

const countOfHosts = (rawHeaders: string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;

const decodes = (text: string) => {
  try {
    return decodeURIComponent(text).isWellFormed();
  } catch {
    return false;
  }
};

/**
 * An address that the framework cannot route is replaced, so that the request reaches
 * `refuseMalformedRequests` and its answer gets the usual headers.
 */
export const routableUrl = ({ url = "/" }: RawRequestDefaultExpression) =>
  decodes(url) ? url : "/";

/** Addresses of programs, which are told of their errors. */
const ofPrograms = /^\/(?:api|objects|companion|media)(?:[/?]|$)/;

/** '%25' in place of a bare '%', and UTF-8 in place of the bytes of Latin-1 ('%E9'). */
const repaired = (query: string) =>
  query
    .replaceAll(/%(?![\da-f]{2})/gi, "%25")
    .replaceAll(/(?:%[89a-f][\da-f])+/gi, (bytes) =>
      decodes(bytes)
        ? bytes
        : encodeURIComponent(Buffer.from(bytes.replaceAll("%", ""), "hex").toString("latin1")),
    );

/** The address of a page whose query was typed by hand or is of the days of Latin-1, as it was meant; else null. */
const meantAddress = ({ method, originalUrl }: FastifyRequest) => {
  const [path = "", ...query] = originalUrl.split("?");
  const isOfPage = path.startsWith("/") && !path.startsWith("//") && !ofPrograms.test(path);
  if ((method !== "GET" && method !== "HEAD") || !isOfPage || !decodes(path)) return null;
  const address = `${path}?${repaired(query.join("?"))}`;
  return decodes(address) ? address : null;
};

/**
 * Answers 400 to requests that no browser sends: two hosts or a malformed one, bad percent escapes. People type
 * 'query=100%' all the same: a page is then opened by the address that they meant.
 */
export const refuseMalformedRequests = async (request: FastifyRequest, reply: FastifyReply) => {
  const { raw, headers, originalUrl } = request;
  if (countOfHosts(raw.rawHeaders) > 1 || !hostForm.test(headers.host ?? ""))
    throw new AppError("bad-input", refusal("invalid-host", "The Host header is not valid."));
  if (raw.url === originalUrl) return undefined;
  const meant = meantAddress(request);
  if (meant === null)
    throw new AppError("bad-input", refusal("invalid-address", "The address is not valid."));
  return reply.redirect(meant, 302);
};

const statusOfParser: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Node's parser makes no request of unreadable bytes, so the answer is written by hand. */
export const answerUnreadable = (error: ConnectionError, socket: Socket) => {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const status = statusOfParser[error.code] ?? 400;
  socket.write(rawAnswer(status, unreadableText));
  socket.destroySoon();
};
