import * as z from "zod";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { requiredText, text } from "#values/text.ts";
import * as endpoints from "./views.ts";
import {
  viewColumnsText,
  viewMissingText,
  viewNameMaximum,
  viewNameText,
  viewQueryMaximum,
  viewQueryText,
  viewScreens,
  viewScreenText,
} from "./views.ts";

const mostColumns = 50;

const view = z.object({
  id: z.string(),
  name: z.string(),
  screen: z.enum(viewScreens),
  query: z.string().meta({ description: "The query of the screen's address" }),
  columns: z.array(z.string()).nullable(),
  companyId: z.string().nullable().meta({ description: "Null of one's own" }),
  createdAt: instant,
});
export type View = z.input<typeof view>;

const fields = {
  name: requiredText(viewNameMaximum, viewNameText, viewNameText),
  screen: z.enum(viewScreens, { error: viewScreenText }),
  query: text(viewQueryMaximum, viewQueryText, viewQueryText),
  columns: z
    .array(requiredText(64, viewColumnsText, viewColumnsText), {
      error: viewColumnsText,
    })
    .max(mostColumns, viewColumnsText)
    .nullish(),
};
const viewDraft = z.object({
  ...fields,
  companyId: z
    .guid({ error: companyMissingText })
    .nullish()
    .meta({ description: "Makes it a view of the company's team" }),
});
export type ViewDraft = z.output<typeof viewDraft>;

const viewChanges = z.object(fields).partial();
export type ViewChanges = z.output<typeof viewChanges>;

export const viewEndpoints = describeEndpoints(endpoints, {
  listViews: {
    summary: "One's own kept views of applications, and those of one's teams, by name",
    reply: z.array(view),
  },
  addView: {
    summary: "Keep a view of applications for oneself, or for a team (its members but reviewers)",
    refusals: ["missing", "conflict"],
    status: 201,
    body: viewDraft,
    reply: view,
  },
  changeView: {
    summary: "Change a view (its author, and who leads the company)",
    params: idParams(viewMissingText),
    body: viewChanges,
    reply: view,
  },
  deleteView: {
    summary: "Delete a view (its author, and who leads the company)",
    status: 204,
    params: idParams(viewMissingText),
  },
});
