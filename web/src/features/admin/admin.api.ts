import { listAudit } from "@rolecall/contract/admin/audit.ts";
import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import {
  listSupervisedCompanies,
  restoreCompany,
  suspendCompany,
} from "@rolecall/contract/admin/companies.ts";
import type { SupervisedJob } from "@rolecall/contract/admin/jobs.schemas.ts";
import {
  approveJob,
  listJobAgain,
  listSupervisedJobs,
  takeJobDown,
} from "@rolecall/contract/admin/jobs.ts";
import { readOverview } from "@rolecall/contract/admin/overview.ts";
import type { ListedUser } from "@rolecall/contract/admin/people.schemas.ts";
import {
  approveUser,
  listUsers,
  restoreUser,
  suspendUser,
} from "@rolecall/contract/admin/people.ts";
import { decideCase, listReports } from "@rolecall/contract/admin/reports.ts";
import { changeSettings, readSettings } from "@rolecall/contract/admin/settings.ts";
import { getJob, listJobs } from "@rolecall/contract/jobs/jobs.ts";
import { siteSettings } from "@rolecall/contract/site.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

export const overviewQuery = queryOf(readOverview, {});

export const peopleQuery = (query: string) =>
  endlessQueryOf<typeof listUsers, ListedUser>(listUsers, ({ page, last }) => ({
    query: { query, page, after: last?.id },
  }));
export const companiesQuery = (query: string) =>
  endlessQueryOf<typeof listSupervisedCompanies, SupervisedCompany>(
    listSupervisedCompanies,
    ({ page, last }) => ({ query: { query, page, after: last?.id } }),
  );
export const supervisedJobsQuery = (query: string) =>
  endlessQueryOf<typeof listSupervisedJobs, SupervisedJob>(
    listSupervisedJobs,
    ({ page, last }) => ({ query: { query, page, after: last?.id } }),
  );
export const openCasesQuery = queryOf(listReports, { query: { status: "open" } });
export const recordQuery = queryOf(listAudit, { query: {} });

const ofPeople = { invalidates: [listUsers, listAudit] };
export const suspendUserMutation = mutationOf(suspendUser, ofPeople);
export const restoreUserMutation = mutationOf(restoreUser, ofPeople);
export const approveUserMutation = mutationOf(approveUser, ofPeople);

const ofCompanies = { invalidates: [listSupervisedCompanies, listAudit] };
export const suspendCompanyMutation = mutationOf(suspendCompany, ofCompanies);
export const restoreCompanyMutation = mutationOf(restoreCompany, ofCompanies);

const ofJobs = {
  invalidates: [listSupervisedJobs, listReports, listAudit, getJob, listJobs],
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
