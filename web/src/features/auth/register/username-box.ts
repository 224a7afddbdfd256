/** What a box for a username tells browsers and password managers. */
export const usernameBox = {
  autoComplete: "username",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** Blanks around what was typed or pasted are no part of a name. */
export const withoutBlanks = { setValueAs: (typed: string) => typed.trim() };
