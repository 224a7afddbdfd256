import { changeRole, currentUser } from "@rolecall/contract/auth/auth.ts";
import { getCompany, listCompanies } from "@rolecall/contract/companies/companies.ts";
import { listUndecidedJobs, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { getJob, listJobs, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { listOwnCompanies } from "@rolecall/contract/teams/own-companies.ts";
import { mutationOf } from "#lib/query.ts";

/** Jobs and companies say what the user may do with them, which is something else in another role. */
export const changeRoleMutation = mutationOf(changeRole, {
  invalidates: [
    currentUser,
    getJob,
    listJobs,
    listManagedJobs,
    getCompany,
    listCompanies,
    listOwnCompanies,
    recruiterDashboard,
    listUndecidedJobs,
  ],
});
