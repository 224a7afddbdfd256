import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "#config.ts";
import { letterHtml } from "./layout/letter-html.ts";
import { letterText } from "./layout/letter-text.ts";
import { AddressRefused, type Deliver, type Letter } from "./letter.ts";

/**
 * The most time, in milliseconds, that a mail server may take to answer before the letter goes back
 * to the queue.
 */
const timeoutMs = 15_000;

/** Nodemailer folds and encodes headers, so that nothing in a letter can add one. */
const messageOf = (from: string, letter: Letter): SendMailOptions => {
  const { to, subject, unsubscribeUrl, messageId, inReplyTo, calendar, files } = letter;
  return {
    from,
    to: { name: "", address: to },
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(calendar && {
      alternatives: [
        {
          contentType: `text/calendar; method=${calendar.method}; charset=utf-8`,
          content: calendar.content,
        },
      ],
    }),
    ...(files && {
      attachments: files.map(({ name: filename, ...file }) => ({ filename, ...file })),
    }),
    ...(messageId !== undefined && { messageId: `<${messageId}>` }),
    ...(inReplyTo !== undefined && { inReplyTo: `<${inReplyTo}>`, references: `<${inReplyTo}>` }),
    headers: {
      // Keeps out-of-office replies away (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
};

const deliverBySmtp = (url: string, from: string): Deliver => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async (letter) => {
    try {
      await transport.sendMail(messageOf(from, letter));
    } catch (error) {
      throw isFinal(error) ? new AddressRefused(fitForLog(error).message) : fitForLog(error);
    }
  };
};

/**
 * Whether the address itself is refused for good: the server says so by a status 5.1.x (RFC 3463), or by a 5xx
 * to the recipient with no other status. One such as 5.7.1 is about the sender, who may be let in later.
 */
const isFinal = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { responseCode, response, command } = error as Error & Record<string, unknown>;
  if (typeof responseCode !== "number" || responseCode < 500) return false;
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  return status === undefined ? command === "RCPT TO" : status.startsWith("5.1.");
};

/**
 * What a mail server says of a letter may repeat the recipient's address and links of the letter, which open
 * accounts. The error has neither: it is logged.
 */
const fitForLog = (error: unknown): Error => {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? { code: error.code } : {};
  const said = message.replaceAll(/\S*(?:@|:\/\/|token=)\S*/g, "…");
  return Object.assign(new Error(said), code);
};

/** Letters become `.eml` files, for people who try the product out. */
const deliverToFolder = (folder: string, from: string): Deliver => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(from, letter));
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID()}.eml`;
    // Under its final name a letter is always whole.
    const unfinished = join(folder, `${name}.part`);
    await writeFile(unfinished, message, { flush: true });
    await rename(unfinished, join(folder, name));
  };
};

/** The folder of the letters that no mail server sends. */
export const outboxOf = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "outbox");

/** Mail by the server of SMTP_URL, or else into the outbox of the data directory. */
export const openDelivery = (config: Config): Deliver =>
  config.smtpUrl
    ? deliverBySmtp(config.smtpUrl, config.mailFrom)
    : deliverToFolder(outboxOf(config), config.mailFrom);
