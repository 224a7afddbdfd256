import { professions, type ProfessionName } from "./professions.ts";

/** Lines of work between which people move. */
const neighborhoods: readonly ReadonlySet<ProfessionName>[] = [
  new Set(["backend", "frontend", "platform", "quality", "dataEngineer", "solutions"]),
  new Set(["platform", "security", "itSupport", "quality"]),
  new Set(["embedded", "backend", "maintenance"]),
  new Set(["dataEngineer", "dataScience", "financialAnalyst", "clinicalResearch"]),
  new Set(["content", "growth", "productMarketing", "communications", "events"]),
  new Set(["content", "brandDesign", "learningDesign"]),
  new Set(["accountExecutive", "salesDevelopment", "customerSuccess", "solutions"]),
  new Set(["retail", "customerSuccess", "salesDevelopment", "kitchen", "events"]),
  new Set(["productDesign", "brandDesign", "userResearch", "frontend"]),
  new Set(["industrialDesign", "architecture", "brandDesign"]),
  new Set(["accountant", "financialAnalyst", "auditor", "payroll", "budget"]),
  new Set(["socialWorker", "medicalAssistant", "studentAdvice", "advocacy"]),
  new Set(["laboratory", "clinicalResearch", "environment"]),
  new Set(["teacher", "specialEducation", "earlyChildhood", "learningDesign"]),
  new Set(["library", "studentAdvice", "learningDesign", "teacher"]),
  new Set(["projectManager", "procurement", "logistics", "people", "budget"]),
  new Set(["warehouse", "maintenance", "logistics"]),
  new Set(["civilEngineer", "architecture", "environment", "projectManager"]),
  new Set(["legal", "advocacy", "auditor", "procurement"]),
];

/** Whether somebody from the one line of work may seriously apply for the other. */
export const areRelated = (own: ProfessionName, wanted: ProfessionName): boolean =>
  !professions[wanted].licensed &&
  neighborhoods.some((neighborhood) => neighborhood.has(own) && neighborhood.has(wanted));
