/** The hash that opens the sign-in screen on its registration tab. */
export const registerHash = "register";
