import * as z from "zod";
import { severalApplications } from "#applications/applications.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import * as endpoints from "./undo.ts";
import { undoMissingText } from "./undo.ts";

export const undoEndpoints = describeEndpoints(endpoints, {
  undo: {
    summary:
      "Put applications back to where they were before a call of the last 30 seconds (who called)",
    refusals: ["conflict"],
    params: idParams(undoMissingText),
    body: z
      .object({
        applicationIds: severalApplications
          .optional()
          .meta({ description: "These alone; without it all" }),
      })
      .optional(),
    reply: z.object({ undoneCount: z.int() }),
  },
});
