import * as z from "zod";
import { instant } from "#values/instant.ts";
import { namedCompany } from "./company-name.ts";

export const companyMissingText = "Company not found";

/** A company as a job shows it. */
export const jobCompany = namedCompany.extend({
  description: z.string().nullable(),
  website: z.string().nullable(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  logoUrl: z.string().nullable(),
  ownerId: z.string().nullable(),
});

export const company = jobCompany.extend({
  coverUrl: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Company = z.input<typeof company>;
