import {
  addReason,
  addTemplate,
  changeReason,
  changeTemplate,
  deleteReason,
  deleteTemplate,
  listReasons,
  listTemplates,
  previewLetter,
} from "@rolecall/contract/hiring/letters.ts";
import { listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const templatesQuery = (id: string) => queryOf(listTemplates, { params: { id } });
export const reasonsQuery = (id: string) => queryOf(listReasons, { params: { id } });

/** The caller's newest jobs, one of whose applications shows how a letter reads. */
export const jobsToPreviewQuery = queryOf(listManagedJobs, { query: { limit: 100 } });

const templates = { invalidates: [listTemplates], invalidatesOnConflict: [listTemplates] };
export const addTemplateMutation = mutationOf(addTemplate, templates);
export const changeTemplateMutation = mutationOf(changeTemplate, templates);
export const deleteTemplateMutation = mutationOf(deleteTemplate, templates);

const reasons = { invalidates: [listReasons], invalidatesOnConflict: [listReasons] };
export const addReasonMutation = mutationOf(addReason, reasons);
export const changeReasonMutation = mutationOf(changeReason, reasons);
export const deleteReasonMutation = mutationOf(deleteReason, reasons);

export const previewLetterMutation = mutationOf(previewLetter, { invalidates: [] });
