/** The address of a link that begins a letter. Whatever the email has in it stays the recipient. */
export const mailto = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
