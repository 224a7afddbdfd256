// The queries of teams that read many rows: those of their screens, and others.
import { randomUUID } from "node:crypto";
import * as companies from "#features/companies/companies.queries.ts";
import * as merged from "#features/companies/merged/merged-companies.queries.ts";
import * as teamJobs from "#features/jobs/team-jobs.queries.ts";
import * as hiringTeam from "#features/teams/hiring-team/hiring-team.queries.ts";
import * as invitations from "#features/teams/invitations/invitations.queries.ts";
import * as limits from "#features/teams/letters/letter-limits.queries.ts";
import * as subjects from "#features/teams/letters/letter-subjects.queries.ts";
import * as members from "#features/teams/members/members.queries.ts";
import * as merging from "#features/teams/merging/merging.queries.ts";
import * as verification from "#features/teams/verification/verification.queries.ts";
import { findCompanyRole } from "#policies/company.ts";
import { listMemberships, listReviewed } from "#policies/standing.ts";
import * as told from "#read-models/letters/letter-subjects.queries.ts";
import { findTeamInvitation } from "#read-models/teams/team-invitation.queries.ts";
import { asked, type Board, dashboard, type ListQuery, ofOneRecruiter } from "./asked.ts";

const nobody = randomUUID();
const both = { from: nobody, into: randomUUID() };
const email = "user-7@people.example";
const now = new Date();
const counted = {
  kind: "invitation",
  companyId: nobody,
  senderId: nobody,
  address: "-",
} as const;

export const teamScreens: ListQuery[] = [
  ...["mine", "team"].flatMap((scope) => [
    asked("recruiter", "/api/jobs/mine", { scope }),
    asked("recruiter", "/api/dashboard/recruiter", { scope }, dashboard),
    asked("recruiter", "/api/applications/filter", { scope }, ofOneRecruiter),
  ]),
  asked("recruiter", "/api/jobs/reviewing"),
  asked("recruiter", "/api/companies/mine"),
  asked("owner", ({ company }) => `/api/companies/${company}/members`),
  asked("owner", ({ company }) => `/api/companies/${company}/history`),
  asked("owner", ({ company }) => `/api/companies/${company}/invitations`),
  asked("recruiter", ({ job }) => `/api/jobs/${job}/team`),
];

export const teamQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "the role of somebody in a company": ({ db, busy }) =>
    findCompanyRole(db, {
      companyId: busy.company,
      user: { id: busy.recruiter, role: "recruiter", waiting: false },
    }),
  "somebody's roles in the companies of a page": ({ db, busy }) =>
    listMemberships(db, { userId: busy.recruiter, companyIds: [busy.company, nobody] }),
  "the jobs of a page that somebody reviews": ({ db, busy }) =>
    listReviewed(db, { userId: busy.recruiter, jobIds: [busy.job, nobody] }),
  "who posted the jobs of a company": ({ db }) => teamJobs.holdPostersOf(db, nobody),
  "the jobs of a merged company": ({ db }) => teamJobs.updateCompanyOfJobs(db, both),
  "two companies to merge": ({ db }) => merged.lockCompanies(db, [nobody]),
  "where a merged company went": ({ db }) => merged.findMergedInto(db, nobody),
  "the size of two teams": ({ db }) => merging.countTogether(db, both),
  "the members of a merged company": ({ db }) => merging.insertMembersOf(db, both),
  "hiring teams after a merge": ({ db }) => merging.deleteReviewsOfOthers(db, nobody),
  "deleting a company": ({ db }) => companies.deleteCompany(db, nobody),
  "a member": ({ db, busy }) => members.findMember(db, { companyId: busy.company, userId: nobody }),
  "a member's role": ({ db, busy }) =>
    members.updateMemberRole(db, { companyId: busy.company, userId: nobody, role: "admin" }),
  "a member who goes": ({ db, busy }) =>
    members.deleteMember(db, { companyId: busy.company, userId: nobody }),
  "the hiring teams of who goes": ({ db, busy }) =>
    members.deleteReviews(db, { companyId: busy.company, userId: nobody }),
  "the size of a team": ({ db, busy }) => members.countMembers(db, busy.company),
  "whether a company is there": ({ db, busy }) => members.companyExists(db, busy.company),
  "whether an account is an employer's": ({ db }) => members.holdEmployersAccount(db, nobody),
  "jobs of who goes": ({ db, busy }) =>
    teamJobs.updateAllToTeamsAlone(db, { companyId: busy.company, postedBy: nobody }),
  "the company of a job": ({ db, busy }) => teamJobs.findCompanyOfJob(db, busy.job),
  "a job taken over": ({ db }) => teamJobs.updateToTeamsAlone(db, nobody),
  "a reviewer who goes": ({ db, busy }) =>
    hiringTeam.deleteReviewer(db, { jobId: busy.job, userId: nobody }),
  "an invitation": ({ db, busy }) =>
    invitations.findInvitation(db, { companyId: busy.company, id: nobody }),
  "an invitation of an address": ({ db, busy }) =>
    invitations.findInvitationOfAddress(db, { companyId: busy.company, email }),
  "whether a member has an address": ({ db, busy }) =>
    invitations.isMembersAddress(db, { companyId: busy.company, email }),
  "open invitations": ({ db, busy }) =>
    invitations.countOpenInvitations(db, { companyId: busy.company, now }),
  "an invitation by its link": ({ db }) => findTeamInvitation(db, { tokenHash: "-", now }),
  "an invitation sent again": ({ db }) =>
    invitations.updateToNextLetter(db, { id: nobody, expiresAt: now }),
  "an invitation revoked": ({ db }) => invitations.updateToRevoked(db, nobody),
  "an invitation used": ({ db }) => invitations.updateToUsed(db, nobody),
  "the link of an invitation": ({ db }) =>
    invitations.updateToken(db, { id: nobody, letter: 1, tokenHash: "-" }),
  "letters at their limit": async ({ db }) => {
    for (const by of ["companyId", "senderId", "address"] as const)
      await limits.findLetterAtLimit(db, { by, counted, since: new Date(0), most: 5 });
  },
  "forgetting letters": ({ db }) => limits.deleteLettersBefore(db, new Date(0)),
  "the company of a letter": ({ db, busy }) => told.findLetterCompany(db, busy.company),
  "the person of a letter": ({ db }) => told.findLetterPerson(db, nobody),
  "the invitation of a letter": ({ db }) => subjects.findLetterInvitation(db, nobody),
  "the job of a letter": ({ db, busy }) => told.findLetterJob(db, busy.job),
  "the case of a letter": ({ db, busy }) => told.findLetterCase(db, busy.job),
  "the code of a company": ({ db }) => verification.findVerification(db, nobody),
  "a wrong code for a company": ({ db }) => verification.countWrongCode(db, nobody),
  "codes to an address": ({ db }) => verification.deleteVerificationsAt(db, [email]),
  "the end of invitations to an address": ({ db }) => invitations.deleteInvitationsTo(db, [email]),
  "a code that ends": ({ db }) => verification.endVerification(db, nobody),
  "a new code": ({ db }) =>
    verification.updateCode(db, { companyId: nobody, letter: 1, codeHash: "-" }),
};
