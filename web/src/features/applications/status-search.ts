import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import { type ViewOrder, viewOrder } from "#features/applications/views/view-search.ts";
import { addressChoice, addressId } from "#lib/text/address-words.ts";

export interface StatusSearch {
  status?: ApplicationStatus | undefined;
  from?: string | undefined;
  preview?: string | undefined;
  sort?: ViewOrder;
}

/**
 * The search parameters of a job's applications: a status or none, the application that the list
 * begins with, the one whose resume is open, and the order.
 */
export const statusSearch = ({
  status,
  from,
  preview,
  ...address
}: Record<string, unknown>): StatusSearch => ({
  sort: viewOrder(address),
  status: addressChoice(status, applicationStatuses),
  from: addressId(from),
  preview: addressId(preview),
});
