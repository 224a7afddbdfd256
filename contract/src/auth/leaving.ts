import type { Endpoint } from "#endpoint.ts";

export const leave = {
  method: "DELETE",
  path: "/api/account",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

/** The days between leaving and the erasure of the account, in which a sign-in takes it back. */
export const daysUntilErasure = 14;

/** How an erased person is named to who reads their applications. */
export const erasedPerson = { firstName: "Former", lastName: "candidate" } as const;
