import * as z from "zod";

/** The kinds of second steps, in the order in which they are offered. */
export const secondStepWays = ["passkey", "totp", "recovery"] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

/** The answer to a right password if a second step follows. */
export const secondStepNeeded = z.object({
  next: z.literal("second-factor"),
  ways: z.array(z.enum(secondStepWays)),
});
