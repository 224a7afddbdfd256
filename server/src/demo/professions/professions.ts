import { administrationProfessions } from "./administration-professions.ts";
import { clinicalProfessions } from "./clinical-professions.ts";
import { designProfessions } from "./design-professions.ts";
import { financeProfessions } from "./finance-professions.ts";
import { healthProfessions } from "./health-professions.ts";
import { learningProfessions } from "./learning-professions.ts";
import { legalProfessions } from "./legal-professions.ts";
import { marketingProfessions } from "./marketing-professions.ts";
import { operationsProfessions } from "./operations-professions.ts";
import type { Profession } from "./profession.ts";
import { salesProfessions } from "./sales-professions.ts";
import { schoolProfessions } from "./school-professions.ts";
import { softwareProfessions } from "./software-professions.ts";
import { systemsProfessions } from "./systems-professions.ts";

const byName = {
  ...softwareProfessions,
  ...systemsProfessions,
  ...marketingProfessions,
  ...salesProfessions,
  ...designProfessions,
  ...financeProfessions,
  ...clinicalProfessions,
  ...healthProfessions,
  ...schoolProfessions,
  ...learningProfessions,
  ...operationsProfessions,
  ...administrationProfessions,
  ...legalProfessions,
};

export type ProfessionName = keyof typeof byName;

/** Every line of work that the demo board hires for. */
export const professions: Readonly<Record<ProfessionName, Profession>> = byName;
