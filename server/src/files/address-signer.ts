import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs "this key may be written until then", so that an upload address needs no session and no row. */
export class AddressSigner {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** The query of an address that is valid for so many seconds. */
  sign(key: string, lifetimeSeconds: number): URLSearchParams {
    const expires = String(Math.ceil(Date.now() / 1000) + lifetimeSeconds);
    const signature = this.#signatureOf(key, expires).toString("base64url");
    return new URLSearchParams({ expires, signature });
  }

  judge(key: string, { expires, signature }: Record<string, unknown>) {
    if (typeof expires !== "string" || typeof signature !== "string") return "forged";
    const expected = this.#signatureOf(key, expires);
    const given = Buffer.from(signature, "base64url");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
    return Number(expires) * 1000 < Date.now() ? "expired" : "valid";
  }

  #signatureOf(key: string, expires: string) {
    return createHmac("sha256", this.#secret).update(`${key} ${expires}`).digest();
  }
}
