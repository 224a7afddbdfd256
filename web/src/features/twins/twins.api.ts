import { listTwins } from "@rolecall/contract/applications/twins.ts";
import { queryOf } from "#lib/query.ts";

export const twinsQuery = (id: string) => queryOf(listTwins, { params: { id } });
