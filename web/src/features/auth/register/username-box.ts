/** Attributes of a username's box for browsers and password managers. */
export const usernameBox = {
  autoComplete: "username",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** Trims what was typed or pasted: a username has no surrounding blanks. */
export const withoutBlanks = { setValueAs: (typed: string) => typed.trim() };
