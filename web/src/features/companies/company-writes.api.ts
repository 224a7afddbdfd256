import {
  createCompany,
  editCompany,
  getCompany,
  listCompanies,
  setCompanyCover,
  setCompanyLogo,
} from "@rolecall/contract/companies/companies.ts";
import {
  addCompanyPicture,
  changeCompanyPicture,
  removeCompanyPicture,
} from "@rolecall/contract/companies/page-pictures.ts";
import { getJob, listJobs, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { listOwnCompanies } from "@rolecall/contract/teams/own-companies.ts";
import { mutationOf } from "#lib/query.ts";

export const createCompanyMutation = mutationOf(createCompany, {
  invalidates: [listCompanies, listOwnCompanies],
});

/** Jobs show their company's name and logo. */
const showsCompany = [getCompany, listCompanies, getJob, listJobs, listManagedJobs] as const;
export const editCompanyMutation = mutationOf(editCompany, { invalidates: showsCompany });
export const setLogoMutation = mutationOf(setCompanyLogo, { invalidates: showsCompany });
export const setCoverMutation = mutationOf(setCompanyCover, { invalidates: [getCompany] });
export const addPagePictureMutation = mutationOf(addCompanyPicture, { invalidates: [getCompany] });
export const changePagePictureMutation = mutationOf(changeCompanyPicture, {
  invalidates: [getCompany],
});
export const removePagePictureMutation = mutationOf(removeCompanyPicture, {
  invalidates: [getCompany],
});
