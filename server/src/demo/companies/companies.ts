import { buildingCompanies } from "./building-companies.ts";
import { commerceCompanies } from "./commerce-companies.ts";
import type { DemoCompany } from "./company.ts";
import { educationCompanies } from "./education-companies.ts";
import { financeCompanies } from "./finance-companies.ts";
import { healthCompanies } from "./health-companies.ts";
import { industryCompanies } from "./industry-companies.ts";
import { publicCompanies } from "./public-companies.ts";
import { softwareCompanies } from "./software-companies.ts";
import { studioCompanies } from "./studio-companies.ts";
import { transportCompanies } from "./transport-companies.ts";
import { worldCompanies } from "./world-companies.ts";

/** Every employer of the demo board; all of them are invented. */
export const companies: readonly DemoCompany[] = [
  ...softwareCompanies,
  ...healthCompanies,
  ...educationCompanies,
  ...industryCompanies,
  ...transportCompanies,
  ...buildingCompanies,
  ...financeCompanies,
  ...commerceCompanies,
  ...studioCompanies,
  ...publicCompanies,
  ...worldCompanies,
];
