import { companyEndpoints } from "@rolecall/contract/companies/companies.schemas.ts";
import type { Feature } from "#http/route.ts";
import { listIndustries as listIndustriesOfDirectory } from "./companies.queries.ts";
import * as companies from "./companies.service.ts";
import { changePicture } from "./company-pictures.service.ts";
import { addPagePicture, changePagePicture, removePagePicture } from "./page-pictures.service.ts";

export const companyRoutes: Feature = (route, _app, { files }) => {
  route(companyEndpoints.listCompanies, ({ db, user, query }) =>
    companies.browseCompanies(db, { user, ...query }),
  );
  route(companyEndpoints.listIndustries, ({ db }) => listIndustriesOfDirectory(db));
  route(companyEndpoints.getCompany, ({ db, user, params }) =>
    companies.getCompany(db, { user, ...params }),
  );
  route(companyEndpoints.createCompany, ({ db, user, body }) =>
    companies.addCompany(db, { user, draft: body }),
  );
  route(companyEndpoints.editCompany, ({ db, user, params, body }) =>
    companies.changeCompany(db, { user, ...params, wanted: body }),
  );
  route(companyEndpoints.setCompanyLogo, ({ db, user, params, body }) =>
    changePicture(db, files, { user, ...params, column: "logoUrl", address: body.pictureURL }),
  );
  route(companyEndpoints.setCompanyCover, ({ db, user, params, body }) =>
    changePicture(db, files, { user, ...params, column: "coverUrl", address: body.pictureURL }),
  );
  route(companyEndpoints.addCompanyPicture, ({ db, user, params, body }) =>
    addPagePicture(db, files, { user, ...params, address: body.pictureURL, text: body.text }),
  );
  route(companyEndpoints.changeCompanyPicture, ({ db, user, params, body }) =>
    changePagePicture(db, { user, ...params, ...body }),
  );
  route(companyEndpoints.removeCompanyPicture, ({ db, user, params }) =>
    removePagePicture(db, { user, ...params }),
  );
};
