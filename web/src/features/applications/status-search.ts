import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import { addressChoice, addressId } from "#lib/text/address-words.ts";

export interface StatusSearch {
  status?: ApplicationStatus | undefined;
  from?: string | undefined;
  preview?: string | undefined;
}

/**
 * The search parameters of a job's applications: a status or none, the application that the list
 * begins with, and the one whose resume is open.
 */
export const statusSearch = ({ status, from, preview }: Record<string, unknown>): StatusSearch => ({
  status: addressChoice(status, applicationStatuses),
  from: addressId(from),
  preview: addressId(preview),
});
