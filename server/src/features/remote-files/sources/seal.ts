import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type * as z from "zod";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Values that a browser keeps for the server without being able to read, make or change them. All
 * servers with the same secrets open each other's.
 */
export class Seal {
  readonly #key: Uint8Array;

  constructor(secrets: readonly string[]) {
    const material = JSON.stringify(secrets);
    this.#key = new Uint8Array(hkdfSync("sha256", material, "", "Rolecall remote files", 32));
  }

  /** @param purpose what it is for, and whose: `open` needs the same */
  seal(value: object, purpose: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(purpose));
    const sealed = [cipher.update(JSON.stringify(value), "utf8"), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64url");
  }

  /** The value; null where it was not sealed here, or for another purpose. */
  open<Schema extends z.ZodType>(
    schema: Schema,
    sealed: string,
    purpose: string,
  ): z.output<Schema> | null {
    const bytes = Buffer.from(sealed, "base64url");
    const nonce = bytes.subarray(0, nonceBytes);
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
    try {
      const decipher = createDecipheriv(algorithm, this.#key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      const content = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      const json = Buffer.concat([content, decipher.final()]).toString();
      return schema.safeParse(JSON.parse(json)).data ?? null;
    } catch {
      return null;
    }
  }
}
