/** The kinds of second steps, in the order in which they are offered. */
export const secondStepWays = ["passkey", "totp", "recovery"] as const;
export type SecondStepWay = (typeof secondStepWays)[number];
