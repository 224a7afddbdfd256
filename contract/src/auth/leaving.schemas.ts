import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { instant } from "#values/instant.ts";
import * as endpoints from "./leaving.ts";

export const leavingEndpoints = describeEndpoints(endpoints, {
  leave: {
    summary: "Leave: the account is erased in 14 days, unless a sign-in takes it back",
    status: 202,
    reply: z.object({ eraseAt: instant }),
  },
});
