import { refusal } from "#refusal.ts";

/** Who may register, and whose account waits for a look. */
export const registrationRules = ["open", "invitation", "closed"] as const;

export const registrationClosedText = refusal("registration-closed", "Registration is closed");
export const registrationByInvitationText = refusal(
  "registration-by-invitation",
  "Registration is by invitation",
);
export const waitingText = refusal("account-waiting", "Your account is waiting for a look");
