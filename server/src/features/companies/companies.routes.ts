import {
  createCompany,
  editCompany,
  getCompany,
  listCompanies,
  listIndustries,
} from "@rolecall/contract/companies/companies.ts";
import type { Feature } from "#http/route.ts";
import { listIndustries as listIndustriesOfDirectory } from "./companies.queries.ts";
import * as companies from "./companies.service.ts";

export const companyRoutes: Feature = (route) => {
  route(listCompanies, ({ db, query }) => companies.browseCompanies(db, query));
  route(listIndustries, ({ db }) => listIndustriesOfDirectory(db));
  route(getCompany, ({ db, user, params }) => companies.getCompany(db, { user, ...params }));
  route(createCompany, ({ db, user, body }) => companies.addCompany(db, { user, draft: body }));
  route(editCompany, ({ db, user, params, body }) =>
    companies.changeCompany(db, { user, ...params, wanted: body }),
  );
};
