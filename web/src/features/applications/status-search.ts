import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/application-status.ts";
import { addressChoice, addressId } from "#lib/address-words.ts";

interface StatusSearch {
  status?: ApplicationStatus | undefined;
  preview?: string | undefined;
}

/**
 * What the address of a job's applications says: one status, or all of them, and of which
 * application the resume is open.
 */
export const statusSearch = ({ status, preview }: Record<string, unknown>): StatusSearch => ({
  status: addressChoice(status, applicationStatuses),
  preview: addressId(preview),
});
