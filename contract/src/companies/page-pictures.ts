// The pictures of a company's own page, which its editors alone send: the directory loads none of this.
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { mayEdit } from "./companies.ts";

/** The most pictures that a company's page shows, besides its cover. */
export const mostCompanyPictures = 8;
export const tooManyPicturesText = refusal(
  "too-many-company-pictures",
  `A company shows at most ${mostCompanyPictures} pictures`,
);

export const addCompanyPicture = {
  method: "POST",
  path: "/api/companies/{id}/pictures",
  access: mayEdit,
} as const satisfies Endpoint;

export const changeCompanyPicture = {
  method: "PATCH",
  path: "/api/companies/{id}/pictures/{pictureId}",
  access: mayEdit,
} as const satisfies Endpoint;

export const removeCompanyPicture = {
  method: "DELETE",
  path: "/api/companies/{id}/pictures/{pictureId}",
  access: mayEdit,
} as const satisfies Endpoint;
