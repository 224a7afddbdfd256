import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import { addressChoice, addressId } from "#lib/text/address-words.ts";

interface StatusSearch {
  status?: ApplicationStatus | undefined;
  from?: string | undefined;
  preview?: string | undefined;
}

/**
 * What the address of a job's applications says: one status, or all of them, with which application
 * the list begins, and of which the resume is open.
 */
export const statusSearch = ({ status, from, preview }: Record<string, unknown>): StatusSearch => ({
  status: addressChoice(status, applicationStatuses),
  from: addressId(from),
  preview: addressId(preview),
});
