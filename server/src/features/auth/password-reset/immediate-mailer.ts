import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { Deliver, Mailer } from "#mail/mailer.ts";
import { deliverResetLink } from "./password-reset.service.ts";

/** A mailer that writes and delivers at once; the queue's worker uses it. */
export const immediateMailer = (services: {
  db: Db;
  config: Config;
  deliver: Deliver;
}): Mailer => ({
  sendResetLink: (identifier) => deliverResetLink(services.db, identifier, services),
});
