// Whom and what a scheduled interview takes, as its bookings name it (db/schema/interviews/interview-bookings.ts).
import { comparable } from "@rolecall/contract/values/comparable.ts";

export const takenByPerson = (userId: string): string => `person:${userId}`;

/** An employer knows of the interviews within the company alone, so it is refused for these alone. */
export const takenByCandidate = (companyId: string, userId: string): string =>
  `candidate:${companyId}:${userId}`;

export const takenByRoom = (companyId: string, room: string): string =>
  `room:${companyId}:${comparable(room.trim())}`;
