// The queries with which employers decide.
import {
  countJobTemplates,
  deleteJobTemplate,
  findJobContent,
  listJobTemplates,
} from "#features/job-templates/job-templates.queries.ts";
import { interviewQueries, interviewScreens } from "#test/interviews/interview-queries.ts";
import type { Board } from "./asked.ts";
import { boardQueries, boardScreens } from "./board-queries.ts";
import { letterQueries, letterScreens } from "./letter-queries.ts";
import { noteQueries, noteScreens } from "./note-queries.ts";
import { questionQueries, questionScreens } from "./question-queries.ts";
import { scorecardScreens } from "./scorecard-queries.ts";
import { viewQueries, viewScreens } from "./view-queries.ts";

export const hiringScreens = [
  ...noteScreens,
  ...questionScreens,
  ...letterScreens,
  ...scorecardScreens,
  ...boardScreens,
  ...viewScreens,
  ...interviewScreens,
];

export const hiringQueries = {
  "templates of jobs": ({ db, busy }: Board) => listJobTemplates(db, busy.company),
  "how many templates of jobs": ({ db, busy }: Board) => countJobTemplates(db, busy.company),
  "the content of a template of jobs": ({ db, busy }: Board) =>
    findJobContent(db, { companyId: busy.company, templateId: busy.job }),
  "deleting a template of jobs": ({ db, busy }: Board) =>
    deleteJobTemplate(db, { companyId: busy.company, templateId: busy.job }),
  ...noteQueries,
  ...questionQueries,
  ...letterQueries,
  ...boardQueries,
  ...viewQueries,
  ...interviewQueries,
};
