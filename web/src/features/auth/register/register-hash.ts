/** Of the sign-in screen's address: opens it at the registration. */
export const registerHash = "register";
