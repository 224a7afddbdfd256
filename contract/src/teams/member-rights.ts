import { leadingRoles, managingRoles, type MemberRole, memberRoles } from "./member-role.ts";

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
