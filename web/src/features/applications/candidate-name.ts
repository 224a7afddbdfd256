import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { fullName } from "#features/auth/person-name.ts";

/** The name shown for a candidate: as far as it is known, else the email address. */
export const candidateName = (candidate: LoadedApplication["candidate"]): string =>
  fullName(candidate) || candidate.email || "Candidate";
