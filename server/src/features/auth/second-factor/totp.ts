// RFC 6238 with SHA-1, six digits and half minutes, as every authenticator has it.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMs = 30_000;
/** Clocks differ, and typing takes time: the half minute before and the one after count as well. */
const drift = 1;

/** 160 random bits in base32: 32 letters and digits. */
export const newTotpSecret = (): string => {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join("");
};

const keyOf = (secret: string) => {
  const bits = [...secret]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The half minute of a moment, counted from 1970. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / stepMs);

/** The code of a half minute. */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", keyOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The half minute that a typed code is of, among those that count now and come after `lastStep`; else null. */
export const stepOfCode = (
  typed: string,
  { secret, lastStep }: { secret: string; lastStep: number | null },
  now: Date,
): number | null => {
  const code = typed.replaceAll(/\s/g, "");
  const middle = stepAt(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => middle - drift + index);
  // All are compared, so that the time tells nothing.
  const matching = steps.filter((step) => isSame(totpCode(secret, step), code));
  return matching.find((step) => lastStep === null || step > lastStep) ?? null;
};

/** The address in the QR code that an authenticator reads. */
export const totpUri = (username: string, secret: string): string =>
  `otpauth://totp/Rolecall:${encodeURIComponent(username)}?secret=${secret}&issuer=Rolecall`;
