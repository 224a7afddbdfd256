import { companyName, memberLetter } from "#features/teams/letters/team-letter.ts";

export const memberRemovedLetter = memberLetter({
  kind: "member-removed",
  subject: (company) => `You are no longer in the team of ${company}`,
  says: (company) => [
    `Somebody who leads the team of ${companyName(company)} removed you from it. Its jobs and their applications stay with the team.`,
  ],
});
