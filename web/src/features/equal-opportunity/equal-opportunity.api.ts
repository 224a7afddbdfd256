import {
  getEqualOpportunity,
  getImpact,
  setEqualOpportunity,
} from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import type { Quarter } from "@rolecall/contract/equal-opportunity/quarter.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const equalOpportunityQuery = (id: string) =>
  queryOf(getEqualOpportunity, { params: { id } });

export const setEqualOpportunityMutation = mutationOf(setEqualOpportunity, {
  invalidates: [getEqualOpportunity],
});

export const impactQuery = (id: string, quarter: Quarter) =>
  queryOf(getImpact, { params: { id }, query: { quarter } });
