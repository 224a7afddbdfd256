import type { NotificationKind } from "@rolecall/contract/auth/notifications.ts";
import type { TextName } from "@rolecall/contract/site.ts";

/** What every letter shows of the site that writes it. */
export interface LetterSite {
  name: string;
  /** The accent of the site: `#rrggbb`, dark enough for white text. */
  colour: string;
  supportEmail: string;
  /** The texts that administrators have written. */
  texts: TextName[];
  /** The address of the site. All links of letters are below it. */
  publicUrl: string;
}

/** One of several things that a letter lists. */
export interface LetterItem {
  text: string;
  detail?: string;
  /** A path of the site, such as `/jobs/…`. */
  link?: string;
  /** Another one, about the same. */
  further?: { link: string; label: string };
}

/**
 * A part of a letter. The layout makes plain text and HTML of it, so that no letter is written twice:
 * - a text: a paragraph in the product's words; the layout breaks its lines
 * - `link`: a path of the site, shown as a button, or as an address where there is no HTML
 * - `code`: what is typed somewhere else, in large characters
 * - `written`: what somebody typed; its lines and blank lines are kept, and nothing in it becomes a link
 * - `list`: several things, one below the other
 */
export type LetterPart =
  | string
  | { link: string; label: string }
  | { code: string }
  | { written: string }
  | { list: LetterItem[] };

/** An invitation or cancellation for the calendar of a letter's reader (RFC 6047). */
interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  /** The whole iCalendar object (RFC 5545). */
  content: string;
}

/** A letter to one person, before it is drawn (`layout/`) and handed to the mail server (`delivery.ts`). */
export interface Letter {
  /** An email address, without a name. */
  to: string;
  subject: string;
  body: LetterPart[];
  /** Small parts below the name of the site. */
  footer?: LetterPart[];
  site: LetterSite;
  /** People may set how they get letters of a kind; those without one always come. */
  kind?: NotificationKind;
  /** If true, it waits for no daily letter. */
  atOnce?: boolean;
  /** The address that stops letters of this kind with one POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** The letter's own id, without brackets; one is made up where it is missing. */
  messageId?: string;
  /** The id of the first letter of the thread to which this one belongs. */
  inReplyTo?: string;
  calendar?: CalendarPart;
  files?: AttachedFile[];
}

/** A file that comes with a letter. */
interface AttachedFile {
  name: string;
  contentType: string;
  content: string | Buffer;
}

/** The mail server refuses the recipient's address, for good: another attempt is in vain. */
export class AddressRefused extends Error {}

/** Hands a letter to the mail server. Throws where that is not possible right now. */
export type Deliver = (letter: Letter) => Promise<void>;
