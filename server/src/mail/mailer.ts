/** A letter to one person; plain text, as everyone can read it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Hands a letter to the mail server. Throws where that is not possible right now. */
export type Deliver = (letter: Letter) => Promise<void>;

/**
 * The mail that features ask for. They name the occasion, not the text: the
 * letter is written when it is delivered, so that the queue holds no secrets
 * and a link is as fresh as the letter that carries it.
 */
export interface Mailer {
  /**
   * Mails a link to set a new password to the account with this username or email; does nothing if
   * there is none.
   */
  sendResetLink(identifier: string): Promise<void>;
}
