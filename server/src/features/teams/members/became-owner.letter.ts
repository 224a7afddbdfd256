import { companyName, memberLetter, teamLink } from "#features/teams/letters/team-letter.ts";

export const becameOwnerLetter = memberLetter({
  kind: "became-owner",
  subject: (company, { name }) => `You own ${company} on ${name} now`,
  says: (company) => [
    `${companyName(company)} was handed over to you: you are its owner now.`,
    teamLink(company),
  ],
});
