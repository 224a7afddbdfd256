import { companyName, memberLetter } from "#features/teams/letters/team-letter.ts";

export const handedOverLetter = memberLetter({
  kind: "handed-over",
  subject: (company) => `You handed ${company} over`,
  says: (company) => [
    `${companyName(company)} has another owner now, and you are an admin. If it was not you who did this, please tell us at once.`,
  ],
});
