import { leave } from "@rolecall/contract/auth/leaving.ts";
import { mutationOf } from "#lib/query.ts";

// Signs out everywhere: nothing that was read stays.
export const leaveMutation = mutationOf(leave, { invalidates: [] });
