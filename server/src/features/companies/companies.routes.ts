import {
  createCompany,
  editCompany,
  getCompany,
  listCompanies,
  listIndustries,
  setCompanyCover,
  setCompanyLogo,
} from "@rolecall/contract/companies/companies.ts";
import type { Feature } from "#http/route.ts";
import { listIndustries as listIndustriesOfDirectory } from "./companies.queries.ts";
import * as companies from "./companies.service.ts";
import { changePicture } from "./company-pictures.service.ts";

export const companyRoutes: Feature = (route, _app, { files }) => {
  route(listCompanies, ({ db, query }) => companies.browseCompanies(db, query));
  route(listIndustries, ({ db }) => listIndustriesOfDirectory(db));
  route(getCompany, ({ db, user, params }) => companies.getCompany(db, { user, ...params }));
  route(createCompany, ({ db, user, body }) => companies.addCompany(db, { user, draft: body }));
  route(editCompany, ({ db, user, params, body }) =>
    companies.changeCompany(db, { user, ...params, wanted: body }),
  );
  route(setCompanyLogo, ({ db, user, params, body }) =>
    changePicture(db, files, { user, ...params, column: "logoUrl", address: body.pictureURL }),
  );
  route(setCompanyCover, ({ db, user, params, body }) =>
    changePicture(db, files, { user, ...params, column: "coverUrl", address: body.pictureURL }),
  );
};
