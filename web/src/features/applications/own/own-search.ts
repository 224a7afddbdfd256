import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import { addressChoice } from "#lib/text/address-words.ts";

export interface OwnSearch {
  status?: ApplicationStatus | undefined;
}

/** The search parameters of one's own applications: a status, or none. */
export const ownSearch = ({ status }: Record<string, unknown>): OwnSearch => ({
  status: addressChoice(status, applicationStatuses),
});
