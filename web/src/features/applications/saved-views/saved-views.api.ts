import { addView, changeView, deleteView, listViews } from "@rolecall/contract/views/views.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const savedViewsQuery = queryOf(listViews, {});

const views = { invalidates: [listViews] };
export const addViewMutation = mutationOf(addView, views);
export const changeViewMutation = mutationOf(changeView, views);
export const deleteViewMutation = mutationOf(deleteView, views);
