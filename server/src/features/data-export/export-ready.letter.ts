import { safetyLetter } from "#mail/safety-letter.ts";

export const exportReadyLetter = safetyLetter({
  kind: "export-ready",
  subject: "Your data is ready",
  says: ({ name }, at) => [
    `The archive of your data at ${name} is ready. Until`,
    at,
    "you can download it, signed in.",
    { link: "/settings/privacy", label: "Download your data" },
    "Then it is deleted. Keep it where nobody else reads it.",
  ],
});
