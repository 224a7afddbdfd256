import { interviewQueries, interviewScreens } from "#test/interviews/interview-queries.ts";
// The queries with which employers decide.
import { boardQueries, boardScreens } from "./board-queries.ts";
import { letterQueries, letterScreens } from "./letter-queries.ts";
import { noteQueries, noteScreens } from "./note-queries.ts";
import { questionQueries, questionScreens } from "./question-queries.ts";
import { scorecardScreens } from "./scorecard-queries.ts";

export const hiringScreens = [
  ...noteScreens,
  ...questionScreens,
  ...letterScreens,
  ...scorecardScreens,
  ...boardScreens,
  ...interviewScreens,
];

export const hiringQueries = {
  ...noteQueries,
  ...questionQueries,
  ...letterQueries,
  ...boardQueries,
  ...interviewQueries,
};
