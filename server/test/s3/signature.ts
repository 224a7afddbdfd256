import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** AWS Signature Version 4, as a server checks it: of a header, or of a presigned address. */
export interface Signed {
  accessKeyId: string;
  region: string;
  token: string | null;
  expiresAt: number;
  signedWith(secret: string): boolean;
}

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** RFC 3986: `encodeURIComponent` leaves five characters more than S3 does. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** What the request claims; null where it is not signed at all. */
export const signatureOf = (request: IncomingMessage, body: Buffer): Signed | null => {
  const url = new URL(request.url ?? "", "http://localhost");
  const inQuery = url.searchParams.get("X-Amz-Signature");
  const given = inQuery ? fromQuery(url.searchParams, inQuery) : fromHeader(request);
  if (!given) return null;
  const { credential, date, signedHeaders, signature, payload, lifetime } = given;
  const [accessKeyId = "", day = "", region = "", service = ""] = credential.split("/");

  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const headers = signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const isHash = /^[0-9a-f]{64}$/.test(payload);
  const canonical = [
    request.method,
    url.pathname,
    query.join("&"),
    headers.join(""),
    signedHeaders.join(";"),
    isHash ? sha256(body) : payload,
  ].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");

  return {
    accessKeyId,
    region,
    token: given.token,
    expiresAt: momentOf(date) + lifetime * 1000,
    signedWith: (secret) => {
      const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(
        hmac,
        `AWS4${secret}`,
      );
      return hmac(key, toSign).toString("hex") === signature;
    },
  };
};

const momentOf = (date: string) =>
  Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));

const fromQuery = (query: URLSearchParams, signature: string) => ({
  credential: query.get("X-Amz-Credential") ?? "",
  date: query.get("X-Amz-Date") ?? "",
  signedHeaders: (query.get("X-Amz-SignedHeaders") ?? "").split(";"),
  token: query.get("X-Amz-Security-Token"),
  payload: query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
  lifetime: Number(query.get("X-Amz-Expires")),
  signature,
});

const fromHeader = ({ headers }: IncomingMessage) => {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=(.+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [, credential, signedHeaders, signature] = parts;
  if (!credential || !signedHeaders || !signature) return null;
  return {
    credential,
    date: String(headers["x-amz-date"]),
    signedHeaders: signedHeaders.split(";"),
    token: headers["x-amz-security-token"]?.toString() ?? null,
    // The token service is sent forms without this header, and signs their hash.
    payload: headers["x-amz-content-sha256"]?.toString() ?? "0".repeat(64),
    lifetime: 15 * 60,
    signature,
  };
};
