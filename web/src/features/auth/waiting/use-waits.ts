import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "#features/auth/account/account.api.ts";

/** Whether the user's account waits for a look before they may act as a recruiter or company. */
export const useWaits = (): boolean => useQuery(accountQuery).data?.waiting === true;
