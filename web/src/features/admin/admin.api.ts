import type { AuditEntry } from "@rolecall/contract/admin/audit.schemas.ts";
import { type AuditAction, auditActions, listAudit } from "@rolecall/contract/admin/audit.ts";
import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import {
  getSupervisedCompany,
  giveCompany,
  listSupervisedCompanies,
  mergeCompany,
  restoreCompany,
  suspendCompany,
  unverifyCompany,
  verifyCompany,
} from "@rolecall/contract/admin/companies.ts";
import type { SupervisedJob } from "@rolecall/contract/admin/jobs.schemas.ts";
import {
  approveJob,
  getSupervisedJob,
  listJobAgain,
  listSupervisedJobs,
  takeJobDown,
} from "@rolecall/contract/admin/jobs.ts";
import { readOverview } from "@rolecall/contract/admin/overview.ts";
import type { ListedUser } from "@rolecall/contract/admin/people.schemas.ts";
import {
  approveUser,
  endSecondFactor,
  endSessions,
  getUser,
  listUsers,
  restoreUser,
  suspendUser,
} from "@rolecall/contract/admin/people.ts";
import type { ReportCase } from "@rolecall/contract/admin/reports.schemas.ts";
import { decideCase, listReports } from "@rolecall/contract/admin/reports.ts";
import {
  changeSettings,
  inviteToRegister,
  readSettings,
  writeText,
} from "@rolecall/contract/admin/settings.ts";
import { getCompany } from "@rolecall/contract/companies/companies.ts";
import { getJob, listJobs } from "@rolecall/contract/jobs/jobs.ts";
import { readSiteText, siteSettings } from "@rolecall/contract/site.ts";
import { roles } from "@rolecall/contract/values/role.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

export const overviewQuery = queryOf(readOverview, {});

/** What the address says of a list. */
interface Filters {
  query?: string | undefined;
  show?: string | undefined;
  role?: string | undefined;
}

type RecordFilters = Partial<Record<"actor" | "subject" | "action" | "from" | "to", string>>;

const actions = Object.keys(auditActions) as AuditAction[];
const yes = "true";
const no = "false";

export const peopleQuery = ({ query, show, role }: Filters) =>
  endlessQueryOf<typeof listUsers, ListedUser>(listUsers, ({ page, last }) => ({
    query: {
      query,
      role: roles.find((known) => known === role),
      ...(show === "waiting" && { waiting: yes }),
      ...(show === "suspended" && { suspended: yes }),
      ...(show === "lost" && { lost: yes }),
      page,
      after: last?.id,
    },
  }));
export const companiesQuery = ({ query, show }: Filters) =>
  endlessQueryOf<typeof listSupervisedCompanies, SupervisedCompany>(
    listSupervisedCompanies,
    ({ page, last }) => ({
      query: {
        query,
        ...(show === "verified" && { verified: yes }),
        ...(show === "unverified" && { verified: no }),
        ...(show === "suspended" && { suspended: yes }),
        page,
        after: last?.id,
      },
    }),
  );
export const supervisedJobsQuery = ({ query, show }: Filters) =>
  endlessQueryOf<typeof listSupervisedJobs, SupervisedJob>(
    listSupervisedJobs,
    ({ page, last }) => ({
      query: {
        query,
        ...(show === "held" && { held: yes }),
        ...(show === "taken-down" && { takenDown: yes }),
        page,
        after: last?.id,
      },
    }),
  );
/** The newest companies with these words in their name or website. */
export const foundCompaniesQuery = (query: string) =>
  queryOf(listSupervisedCompanies, { query: { query, limit: 6 } });
export const personQuery = (id: string) => queryOf(getUser, { params: { id } });
export const companyQuery = (id: string) => queryOf(getSupervisedCompany, { params: { id } });
export const supervisedJobQuery = (id: string) => queryOf(getSupervisedJob, { params: { id } });
export const casesQuery = (status: "open" | "closed") =>
  endlessQueryOf<typeof listReports, ReportCase>(listReports, ({ page, last }) => ({
    query: { status, page, after: last?.id },
  }));
export const recordQuery = ({ actor, subject, action, from, to }: RecordFilters) =>
  endlessQueryOf<typeof listAudit, AuditEntry>(listAudit, ({ page, last }) => ({
    query: {
      actor,
      subject,
      action: actions.find((known) => known === action),
      from,
      to,
      page,
      after: last?.id,
    },
  }));

const ofPeople = { invalidates: [listUsers, getUser, listAudit] };
export const suspendUserMutation = mutationOf(suspendUser, ofPeople);
export const restoreUserMutation = mutationOf(restoreUser, ofPeople);
export const approveUserMutation = mutationOf(approveUser, ofPeople);
export const endSessionsMutation = mutationOf(endSessions, ofPeople);
export const endSecondFactorMutation = mutationOf(endSecondFactor, ofPeople);

const ofCompanies = {
  invalidates: [listSupervisedCompanies, getSupervisedCompany, getCompany, listAudit],
};
export const suspendCompanyMutation = mutationOf(suspendCompany, ofCompanies);
export const restoreCompanyMutation = mutationOf(restoreCompany, ofCompanies);
export const verifyCompanyMutation = mutationOf(verifyCompany, ofCompanies);
export const unverifyCompanyMutation = mutationOf(unverifyCompany, ofCompanies);
export const mergeCompanyMutation = mutationOf(mergeCompany, {
  invalidates: [...ofCompanies.invalidates, getUser, listSupervisedJobs, getSupervisedJob],
});
export const giveCompanyMutation = mutationOf(giveCompany, {
  invalidates: [...ofCompanies.invalidates, getUser],
});

const ofJobs = {
  invalidates: [listSupervisedJobs, getSupervisedJob, listReports, listAudit, getJob, listJobs],
};
export const takeJobDownMutation = mutationOf(takeJobDown, ofJobs);
export const listJobAgainMutation = mutationOf(listJobAgain, ofJobs);
export const approveJobMutation = mutationOf(approveJob, ofJobs);
export const decideCaseMutation = mutationOf(decideCase, {
  ...ofJobs,
  invalidatesOnConflict: [listReports],
});

export const changeSettingsMutation = mutationOf(changeSettings, {
  invalidates: [readSettings, siteSettings, listAudit],
});

export const writeTextMutation = mutationOf(writeText, {
  invalidates: [readSiteText, siteSettings, listAudit],
});
export const inviteToRegisterMutation = mutationOf(inviteToRegister, { invalidates: [listAudit] });
