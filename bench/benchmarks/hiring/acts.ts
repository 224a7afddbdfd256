// What a hiring team does all day, as calls.
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { undoHeader } from "@rolecall/contract/hiring/undo-header.ts";
import type { Call, HttpClient } from "../../http-client.ts";
import { millisecondsOf } from "../../repeat.ts";
import type { Desk } from "./desks.ts";

/** Resolves to the milliseconds of one. */
export type Act = (desk: Desk, turn: number) => Promise<number>;

const letter = {
  subject: "Your application: {{jobTitle}}",
  text: "Hello {{firstName}},\n\nThank you for your interest in {{jobTitle}}. We will write to you again.\n\n{{senderName}}",
};

const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
const hour = 60 * 60 * 1000;

/** Filters and sorts of the table, alone and together. */
const tableQueries = ({ stages }: Desk): Record<string, string>[] => [
  {},
  { page: "25" },
  { sortBy: "candidate", sortOrder: "asc" },
  { sortBy: "status" },
  { status: "pending" },
  { stageId: stages.underReview },
  { search: "chen" },
  { search: "a", sortBy: "candidate" },
  { tag: "java" },
  { starred: "true" },
  { waiting: "true" },
  { ruledOut: "true" },
  { matchMin: "70", status: "under_review" },
  { dateFrom: monthAgo, sortBy: "jobTitle" },
];

const boardQueries = ({ stages }: Desk): Record<string, string>[] => [
  { search: "chen" },
  { tag: "java" },
  { starred: "true" },
  { status: "pending" },
  { stageId: stages.interview },
  { matchMin: "70" },
];

const one = <Value>(list: readonly Value[], turn: number): Value => {
  const value = list[turn % list.length];
  if (value === undefined) throw new Error("There is nothing to choose from");
  return value;
};

/** The acts by what they are called in the report. Those that change something change it every time. */
export const hiringActs = (client: HttpClient): Record<string, Act> => {
  const starred = new Set<string>();
  const reviewed = new Map<Desk, string>();
  const timed = (desk: Desk, call: Call) =>
    millisecondsOf(() => client.send({ cookie: desk.cookie, ...call }));
  const pathOf = ({ applications }: Desk, turn: number) =>
    `/api/applications/${one(applications, turn).id}`;

  /** Under review, or to this status where it is under review. */
  const moved = ({ applications }: Desk, turn: number, status: ApplicationStatus) => {
    const application = one(applications, turn);
    application.status = application.status === "under_review" ? status : "under_review";
    return application.status;
  };
  const change = (desk: Desk, turn: number, more: object = {}): Call => ({
    method: "PUT",
    path: `${pathOf(desk, turn)}/status`,
    body: { status: moved(desk, turn, "shortlisted"), ...more },
  });
  const reviewNext = async (desk: Desk) => {
    const path = `/api/jobs/${desk.jobId}/review`;
    const after = reviewed.get(desk);
    const content = await client.send({
      method: "POST",
      path,
      cookie: desk.cookie,
      body: after === undefined ? {} : { after },
    });
    type Next = { application: { id: string } } | null;
    const next = content.length > 0 ? (JSON.parse(content.toString()) as Next) : null;
    if (next) reviewed.set(desk, next.application.id);
    else reviewed.delete(desk);
  };
  const interview = (desk: Desk, when: object): object => ({
    ...when,
    durationMinutes: 45,
    timeZone: "Europe/Berlin",
    interviewerIds: desk.colleagueIds.slice(0, 1),
    videoUrl: "https://video.example/room",
  });
  const later = ({ freeFrom }: Desk, hours: number) =>
    new Date(new Date(freeFrom).getTime() + hours * hour).toISOString();
  const table = (desk: Desk, query: Record<string, string>): Call => ({
    path: `/api/applications/filter?${new URLSearchParams(query)}`,
    cookie: desk.cookie,
  });
  const board = ({ jobId }: Desk, query: Record<string, string>): Call => ({
    path: `/api/jobs/${jobId}/board?${new URLSearchParams(query)}`,
  });

  return {
    "a change of status": (desk, turn) => timed(desk, change(desk, turn)),
    "a change of status with a letter": (desk, turn) => timed(desk, change(desk, turn, { letter })),
    "taking a change back": async (desk, turn) => {
      const application = one(desk.applications, turn);
      const before = application.status;
      const { headers } = await client.ask({ cookie: desk.cookie, ...change(desk, turn) });
      application.status = before;
      const id = String(headers[undoHeader.toLowerCase()]);
      return timed(desk, { method: "POST", path: `/api/undo/${id}`, body: {} });
    },
    "moving a card to another stage": (desk, turn) => {
      const { stages } = desk;
      const status = moved(desk, turn, "interview_scheduled");
      const body = { stageId: status === "under_review" ? stages.underReview : stages.interview };
      return timed(desk, { method: "PUT", path: `${pathOf(desk, turn)}/stage`, body });
    },
    "a note": (desk, turn) => {
      const body = { text: "To be seen again.", mentions: desk.colleagueIds.slice(0, 1) };
      return timed(desk, { method: "POST", path: `${pathOf(desk, turn)}/notes`, body });
    },
    "a tag": (desk, turn) =>
      timed(desk, { method: "PUT", path: `${pathOf(desk, turn)}/tags/tag-${turn % 15}` }),
    "a star, and its end": (desk, turn) => {
      const path = `${pathOf(desk, turn)}/star`;
      const method = starred.delete(path) ? "DELETE" : "PUT";
      if (method === "PUT") starred.add(path);
      return timed(desk, { method, path });
    },
    "the next application of the review": (desk) => millisecondsOf(() => reviewNext(desk)),
    "a look at the one behind it": (desk, turn) => {
      const after = reviewed.get(desk) ?? one(desk.applications, turn).id;
      return timed(desk, { path: `/api/jobs/${desk.jobId}/review/next?after=${after}` });
    },
    "one application": (desk, turn) => timed(desk, { path: pathOf(desk, turn) }),
    "its history": (desk, turn) => timed(desk, { path: `${pathOf(desk, turn)}/timeline` }),
    "the board": (desk) => timed(desk, board(desk, {})),
    "the board, filtered": (desk, turn) => timed(desk, board(desk, one(boardQueries(desk), turn))),
    "the board, best match first": (desk) => timed(desk, board(desk, { sort: "match" })),
    "further cards of a column": (desk, turn) => {
      const { jobId, stages } = desk;
      const path = `/api/jobs/${jobId}/board/${stages.pending}?page=${1 + (turn % 50)}`;
      return timed(desk, { path });
    },
    "a page of the table of the job, any filter and sort": (desk, turn) =>
      timed(desk, table(desk, { jobId: desk.jobId, ...one(tableQueries(desk), turn) })),
    "a page of the table of the company, any filter and sort": (desk, turn) =>
      timed(desk, table(desk, one(tableQueries(desk), turn))),
    "the table of the job, best match first": (desk, turn) =>
      timed(
        desk,
        table(desk, { jobId: desk.jobId, sortBy: "match", page: String(1 + (turn % 3)) }),
      ),
    "the list of the job, best match first": (desk) =>
      timed(desk, { path: `/api/applications/job/${desk.jobId}?sort=match&limit=20` }),
    "a scorecard": (desk, turn) => {
      const scores = desk.criterionIds.map((criterionId, index) => ({
        criterionId,
        level: 1 + ((turn + index) % 4),
        comment: null,
      }));
      const body = { scores, recommendation: 3, comment: "Knows the work." };
      return timed(desk, { method: "PUT", path: `${pathOf(desk, turn)}/scorecard`, body });
    },
    "an interview with times to choose from": (desk, turn) => {
      const times = [1, 2, 3].map((days) => later(desk, days * 24));
      const body = interview(desk, { times });
      return timed(desk, { method: "POST", path: `${pathOf(desk, turn)}/interviews`, body });
    },
    "an interview at a time": (desk, turn) => {
      const body = interview(desk, { startsAt: later(desk, turn) });
      one(desk.applications, turn).status = "interview_scheduled";
      return timed(desk, { method: "POST", path: `${pathOf(desk, turn)}/interviews`, body });
    },
  };
};
