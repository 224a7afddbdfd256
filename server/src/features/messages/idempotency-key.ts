import { idempotencyHeader, keyRequiredText } from "@rolecall/contract/conversations/messages.ts";
import type { FastifyRequest } from "fastify";
import { AppError } from "#http/errors.ts";

/** One to 255 visible ASCII characters. */
const visible = /^[\x21-\x7e]{1,255}$/;

/** The key by which a request that is sent again is known. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string => {
  const key = headers[idempotencyHeader.toLowerCase()];
  if (typeof key !== "string" || !visible.test(key))
    throw new AppError("bad-input", keyRequiredText);
  return key;
};
