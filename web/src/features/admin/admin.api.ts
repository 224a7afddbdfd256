import { listAudit } from "@rolecall/contract/admin/audit.ts";
import * as companies from "@rolecall/contract/admin/companies.ts";
import * as jobs from "@rolecall/contract/admin/jobs.ts";
import { readOverview } from "@rolecall/contract/admin/overview.ts";
import * as people from "@rolecall/contract/admin/people.ts";
import { decideCase, listReports } from "@rolecall/contract/admin/reports.ts";
import { changeSettings, readSettings } from "@rolecall/contract/admin/settings.ts";
import { getJob, listJobs } from "@rolecall/contract/jobs/jobs.ts";
import { siteSettings } from "@rolecall/contract/site.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

export const overviewQuery = queryOf(readOverview, {});

export const peopleQuery = (query: string) =>
  endlessQueryOf<typeof people.listUsers, people.ListedUser>(
    people.listUsers,
    ({ page, last }) => ({ query: { query, page, after: last?.id } }),
  );
export const companiesQuery = (query: string) =>
  endlessQueryOf<typeof companies.listSupervisedCompanies, companies.SupervisedCompany>(
    companies.listSupervisedCompanies,
    ({ page, last }) => ({ query: { query, page, after: last?.id } }),
  );
export const supervisedJobsQuery = (query: string) =>
  endlessQueryOf<typeof jobs.listSupervisedJobs, jobs.SupervisedJob>(
    jobs.listSupervisedJobs,
    ({ page, last }) => ({ query: { query, page, after: last?.id } }),
  );
export const openCasesQuery = queryOf(listReports, { query: { status: "open" } });
export const recordQuery = queryOf(listAudit, { query: {} });

const ofPeople = { invalidates: [people.listUsers, listAudit] };
export const suspendUserMutation = mutationOf(people.suspendUser, ofPeople);
export const restoreUserMutation = mutationOf(people.restoreUser, ofPeople);
export const approveUserMutation = mutationOf(people.approveUser, ofPeople);

const ofCompanies = { invalidates: [companies.listSupervisedCompanies, listAudit] };
export const suspendCompanyMutation = mutationOf(companies.suspendCompany, ofCompanies);
export const restoreCompanyMutation = mutationOf(companies.restoreCompany, ofCompanies);

const ofJobs = {
  invalidates: [jobs.listSupervisedJobs, listReports, listAudit, getJob, listJobs],
};
export const takeJobDownMutation = mutationOf(jobs.takeJobDown, ofJobs);
export const listJobAgainMutation = mutationOf(jobs.listJobAgain, ofJobs);
export const approveJobMutation = mutationOf(jobs.approveJob, ofJobs);
export const decideCaseMutation = mutationOf(decideCase, {
  ...ofJobs,
  invalidatesOnConflict: [listReports],
});

export const changeSettingsMutation = mutationOf(changeSettings, {
  invalidates: [readSettings, siteSettings, listAudit],
});
