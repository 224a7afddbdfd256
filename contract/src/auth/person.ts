import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const ownPictureText = refusal("choose-picture-of-own", "Choose a picture of your own");

export const changePerson = {
  method: "PATCH",
  path: "/api/auth/user",
  access: "signed-in",
} as const satisfies Endpoint;

export const registerPicture = {
  method: "PUT",
  path: "/api/picture",
  access: "signed-in",
} as const satisfies Endpoint;
