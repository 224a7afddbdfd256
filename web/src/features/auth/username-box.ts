/** What a box for a username tells browsers and password managers. */
export const usernameBox = {
  autoComplete: "username",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
