// The access to calls about companies: their directory, pages and pictures.
import type * as companies from "@rolecall/contract/companies/companies.ts";
import type * as pagePictures from "@rolecall/contract/companies/page-pictures.ts";
import type { Row } from "./access-matrix.ts";
import { leaders, postersOnly, signedInCallers } from "./team-calls.ts";

type Calls = typeof companies & typeof pagePictures;
type EndpointNames = {
  [Name in keyof Calls]: Calls[Name] extends { method: string } ? Name : never;
}[keyof Calls];

export const companyCalls: Record<EndpointNames, Row> = {
  listCompanies: { statuses: 200 },
  getCompany: {
    call: ({ employer }) => ({ params: { id: employer.id } }),
    statuses: 200,
    reads: { ownerEmail: signedInCallers },
  },
  createCompany: { call: () => ({ body: { name: "Potters" } }), statuses: postersOnly(201) },
  editCompany: {
    call: ({ employer }) => ({ params: { id: employer.id }, body: { name: "Potters" } }),
    ...leaders(200),
  },
  setCompanyLogo: {
    call: ({ employer }) => ({ params: { id: employer.id }, body: { pictureURL: "elsewhere" } }),
    // The upload is none of theirs.
    ...leaders(400),
  },
  setCompanyCover: {
    call: ({ employer }) => ({ params: { id: employer.id }, body: { pictureURL: "elsewhere" } }),
    // The upload is none of theirs.
    ...leaders(400),
  },
  addCompanyPicture: {
    call: ({ employer }) => ({
      params: { id: employer.id },
      body: { pictureURL: "elsewhere", text: "The kiln" },
    }),
    // The upload is none of theirs.
    ...leaders(400),
  },
  changeCompanyPicture: {
    call: ({ employer }) => ({
      params: { id: employer.id, pictureId: employer.id },
      body: { position: 1 },
    }),
    // It shows none.
    ...leaders(404),
  },
  removeCompanyPicture: {
    call: ({ employer }) => ({ params: { id: employer.id, pictureId: employer.id } }),
    // It shows none.
    ...leaders(404),
  },
  listIndustries: { statuses: 200 },
};
