import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";

/** So many cards of each stage come with a board, and on each further page of one. */
export const cardsPerStage = 20;

const hiringTeam = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const getBoard = {
  method: "GET",
  path: "/api/jobs/{id}/board",
  access: hiringTeam,
} as const satisfies Endpoint;

export const listCards = {
  method: "GET",
  path: "/api/jobs/{id}/board/{stageId}",
  access: hiringTeam,
  paged: true,
} as const satisfies Endpoint;
