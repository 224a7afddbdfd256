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

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: "Owner",
  admin: "Admin",
  recruiter: "Recruiter",
  reviewer: "Reviewer",
};

/** The abilities of each role, in the words that are shown where somebody chooses one. */
export const memberRights: readonly { right: string; roles: readonly MemberRole[] }[] = [
  { right: "Hand the company over, delete it, choose who may post", roles: ["owner"] },
  {
    right: "Edit the page, verify it, take jobs over, choose members, read the history",
    roles: leadingRoles,
  },
  {
    right: "Post jobs and edit them, read and answer all applications, choose reviewers",
    roles: managingRoles,
  },
  { right: "Read the applications of jobs they were added to", roles: memberRoles },
  { right: "See all members, and leave", roles: memberRoles },
];

/** Whether the role is among those that manage the company's jobs, or lead its team. */
export const isManagingRole = (role: MemberRole | null | undefined): boolean =>
  managingRoles.some((one) => one === role);
export const isLeadingRole = (role: MemberRole | null | undefined): boolean =>
  leadingRoles.some((one) => one === role);

export const roleRefusedText = "Your role in this company does not allow this";
/** The most members of one company, open invitations included. */
export const teamMaximum = 500;
