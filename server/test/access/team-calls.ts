// The access to calls about a company's team, and parts that other calls share with them.
import type * as hiringTeam from "@rolecall/contract/teams/hiring-team.ts";
import type * as invitations from "@rolecall/contract/teams/invitations.ts";
import type * as members from "@rolecall/contract/teams/members.ts";
import type * as ownCompanies from "@rolecall/contract/teams/own-companies.ts";
import type * as verification from "@rolecall/contract/teams/verification.ts";
import { callers, signedIn, teamCallers, type Row } from "./access-matrix.ts";

/**
 * The statuses of calls that are open to roles that manage jobs, and succeed for those that manage
 * this one.
 */
export const managersOfTheJob: Row["statuses"] = [401, 403, 403, 200, 403, 200, 403];
export const postersOnly = (status: number): Row["statuses"] => [
  401,
  403,
  403,
  status,
  status,
  status,
  status,
];

export const reviewerReads: Row["team"] = { reviewer: 200 };
/** Who reads an application: its candidate, who manages the job, and its reviewers. */
export const itsReaders: Pick<Row, "statuses" | "team"> = {
  statuses: [401, 200, 403, 200, 403, 200, 403],
  team: reviewerReads,
};
/** The candidate of an application alone. */
export const itsCandidate: Pick<Row, "statuses" | "reads"> = {
  statuses: [401, 200, 403, 403, 403, 403, 403],
  reads: { letter: ["applicant"], applicantEmail: ["applicant"] },
};
/** The members of a company who lead it, with the owner. */
const admins = (status: number): Row["team"] => ({ admin: status, colleague: 403 });
/** Owner and admins alone. */
export const leaders = (status: number): Pick<Row, "statuses" | "team"> => ({
  statuses: [401, 403, 403, 403, 403, status, 403],
  team: admins(status),
});
const everybodyWaiting = (status: number): Row["waiting"] => ({
  manager: status,
  owner: status,
  admin: status,
  colleague: status,
  reviewer: status,
});
export const signedInCallers = [...callers, ...teamCallers].filter(
  (caller) => caller !== "anonymous",
);

type Contract = typeof hiringTeam &
  typeof invitations &
  typeof members &
  typeof ownCompanies &
  typeof verification;
type EndpointNames = {
  [Name in keyof Contract]: Contract[Name] extends { method: string } ? Name : never;
}[keyof Contract];

export const teamCalls: Record<EndpointNames, Row> = {
  listOwnCompanies: { statuses: signedIn(200) },
  listMembers: {
    call: ({ employer }) => ({ params: { id: employer.id } }),
    statuses: signedIn(200),
    reads: { ownerEmail: signedInCallers },
  },
  changeMember: {
    call: ({ employer, people }) => ({
      params: { id: employer.id, userId: people.colleague.id },
      body: { role: "reviewer" },
    }),
    ...leaders(200),
  },
  removeMember: {
    call: ({ employer, people }) => ({
      params: { id: employer.id, userId: people.colleague.id },
    }),
    ...leaders(204),
    // Their own membership.
    team: { admin: 204, colleague: 204 },
    waiting: { colleague: 204 },
  },
  handOver: {
    call: ({ employer, people }) => ({
      params: { id: employer.id },
      body: { userId: people.colleague.id },
    }),
    statuses: [401, 403, 403, 403, 403, 200, 403],
  },
  deleteCompany: {
    call: ({ employer }) => ({ params: { id: employer.id } }),
    statuses: [401, 403, 403, 403, 403, 409, 403],
  },
  companyHistory: { call: ({ employer }) => ({ params: { id: employer.id } }), ...leaders(200) },
  inviteMember: {
    call: ({ employer }) => ({
      params: { id: employer.id },
      body: { email: "new@example.com", role: "recruiter" },
    }),
    ...leaders(201),
  },
  listInvitations: { call: ({ employer }) => ({ params: { id: employer.id } }), ...leaders(200) },
  resendInvitation: {
    call: ({ employer, invitation }) => ({
      params: { id: employer.id, invitationId: invitation.id },
    }),
    ...leaders(200),
  },
  revokeInvitation: {
    call: ({ employer, invitation }) => ({
      params: { id: employer.id, invitationId: invitation.id },
    }),
    ...leaders(204),
  },
  readInvitation: {
    call: ({ invitation }) => ({ params: { token: invitation.token } }),
    statuses: 200,
    // The inviter may no longer invite.
    afterwards: { owner: 404 },
    waiting: everybodyWaiting(404),
  },
  acceptInvitation: {
    call: ({ invitation }) => ({ params: { token: invitation.token } }),
    statuses: [401, 200, 200, 200, 200, 409, 200],
    team: { admin: 409, colleague: 409, reviewer: 409, otherReviewer: 409, demoted: 409 },
    afterwards: { owner: 404 },
    waiting: everybodyWaiting(404),
    reads: { applicantEmail: ["applicant"] },
  },
  startVerification: {
    call: ({ employer }) => ({ params: { id: employer.id }, body: { email: "a@b.example" } }),
    // It has no website.
    ...leaders(409),
  },
  confirmVerification: {
    call: ({ employer }) => ({ params: { id: employer.id }, body: { code: "000000" } }),
    // Nobody asked for a code.
    ...leaders(400),
  },
  listReviewers: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: managersOfTheJob,
    team: reviewerReads,
  },
  addReviewer: {
    call: ({ job, people }) => ({ params: { id: job.id, userId: people.otherReviewer.id } }),
    // Members alone choose them.
    statuses: [401, 403, 403, 403, 403, 204, 403],
    team: { admin: 204, colleague: 204 },
  },
  removeReviewer: {
    call: ({ job, people }) => ({ params: { id: job.id, userId: people.reviewer.id } }),
    statuses: [401, 403, 403, 403, 403, 204, 403],
    team: { admin: 204, colleague: 204 },
  },
  listReviewingJobs: { statuses: postersOnly(200) },
  takeJobOver: {
    call: ({ job }) => ({ params: { id: job.id } }),
    ...leaders(200),
    reads: {
      letter: ["owner", "admin"],
      applicantEmail: ["owner", "admin"],
    },
  },
};
