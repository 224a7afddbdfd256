import { createHmac, randomBytes } from "node:crypto";

/** A sign-in in progress, kept in the browser's cookie while the person is at the provider. */
export interface Handshake {
  /** 256 random bits. The values for the provider are derived from it and do not reveal it. */
  secret: string;
  next: string;
}

export const handshakeLifetimeSeconds = 15 * 60;

export const newHandshake = (next: string): Handshake => ({
  secret: randomBytes(32).toString("base64url"),
  next,
});

export const packHandshake = ({ secret, next }: Handshake): string => `${secret} ${next}`;

export const unpackHandshake = (cookie: string | undefined): Handshake | null => {
  const [, secret, next] = /^([\w-]{43}) (.+)$/u.exec(cookie ?? "") ?? [];
  return secret && next ? { secret, next } : null;
};

const derive = ({ secret }: Handshake, purpose: string) =>
  createHmac("sha256", secret).update(purpose).digest("base64url");

/** The values that tie the provider's answer to this browser's question. */
export const parametersOf = (handshake: Handshake) => ({
  state: derive(handshake, "state"),
  nonce: derive(handshake, "nonce"),
  codeVerifier: derive(handshake, "code verifier"),
});
