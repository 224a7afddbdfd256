import { getFindable, setFindable } from "@rolecall/contract/talent/findable.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

/** Whose companies find the user. */
export const findableQuery = queryOf(getFindable, {});
export const setFindableMutation = mutationOf(setFindable, { invalidates: [getFindable] });
