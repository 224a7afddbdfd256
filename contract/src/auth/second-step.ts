import * as z from "zod";

/** How a second step can be passed, in the order in which they are offered. */
export const secondStepWays = ["passkey", "totp", "recovery"] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

/** What is answered to a right password where a second step follows. */
export const secondStepNeeded = z.object({
  next: z.literal("second-factor"),
  ways: z.array(z.enum(secondStepWays)),
});
