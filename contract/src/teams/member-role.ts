import { refusal } from "#refusal.ts";
/** The roles of members, from the most rights to the fewest. A company has one owner. */
export const memberRoles = ["owner", "admin", "recruiter", "reviewer"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The roles that are given; a company is handed over instead of given a second owner. */
export const givenRoles = ["admin", "recruiter", "reviewer"] as const;
export type GivenRole = (typeof givenRoles)[number];

/** The roles that manage all jobs of their company. */
export const managingRoles = ["owner", "admin", "recruiter"] as const satisfies MemberRole[];
/** The roles that edit the company's page and choose its members. */
export const leadingRoles = ["owner", "admin"] as const satisfies MemberRole[];

export const roleRefusedText = refusal(
  "company-role-refused",
  "Your role in this company does not allow this",
);
/** The most members of one company, open invitations included. */
export const teamMaximum = 500;
