import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { deliverResetLink } from "#features/auth/password-reset/password-reset.service.ts";
import type { Deliver, Mailer } from "./mailer.ts";

/** Writes and delivers at once: what happens behind the queue. */
export const immediateMailer = (services: {
  db: Db;
  config: Config;
  deliver: Deliver;
}): Mailer => ({
  sendResetLink: (identifier) => deliverResetLink(services.db, identifier, services),
});
