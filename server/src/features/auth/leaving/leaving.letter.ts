import { safetyLetter } from "#mail/safety-letter.ts";

export const leavingLetter = safetyLetter({
  kind: "leaving",
  subject: "Your account will be erased",
  says: ({ name }, at) => [
    `You have left ${name}. Your account will be erased on`,
    `${at}.`,
    "Until then it stays as it is, and you get no emails about jobs and applications. If you want to stay, sign in once until then: that takes it back.",
  ],
});
