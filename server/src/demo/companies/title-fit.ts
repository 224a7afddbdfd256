const buildings = [
  "Hospitals and Healthcare",
  "Affordable Housing",
  "Real Estate",
  "Higher Education",
  "Primary and Secondary Education",
  "Libraries and Archives",
  "Hospitality",
  "Performing Arts",
  "Vocational Training",
];
const publicBodies = [
  "Public Administration",
  "Public Utilities",
  "Emergency Management",
  "Nonprofit",
  "Legal Services",
];
const plants = [
  "Furniture Manufacturing",
  "Manufacturing",
  "Agricultural Technology",
  "Rail Transport",
  "Aquaculture",
  "Consumer Goods",
  "Apparel",
  "Construction",
];
const outdoors = [
  "Environmental Conservation",
  "Public Utilities",
  "Aquaculture",
  "Civil Engineering",
];
const heavyWork = ["Manufacturing", "Public Utilities", "Rail Transport", "Civil Engineering"];
const makersOfSoftware = [
  "Software",
  "Financial Technology",
  "Cybersecurity",
  "Education Technology",
  "Agricultural Technology",
];
const tables = ["Hospitality", "Performing Arts", "Maritime Transport", "Food Production"];
const archives = ["Libraries and Archives", "Higher Education", "Public Administration"];
const showpieces = [
  "Design Services",
  "Marketing Services",
  "Apparel",
  "Publishing",
  "Hospitality",
  "Performing Arts",
];
const clinics = ["Hospitals and Healthcare"];

/** Titles that only make sense in some industries; any other fits wherever its profession is hired. */
const industriesOf: Readonly<Record<string, readonly string[]>> = {
  "Wind Turbine Technician": ["Renewable Energy"],
  "HVAC Technician": buildings,
  "Building Manager": buildings,
  "Energy Industry Analyst": ["Renewable Energy", "Utilities"],
  "Fish Biologist": outdoors,
  "Field Technician, Water Quality": outdoors,
  "Environmental Aide": outdoors,
  "Industrial Hygienist": heavyWork,
  "Safety and Occupational Health Manager": [...heavyWork, "Renewable Energy"],
  "Furniture Designer": ["Furniture Manufacturing"],
  "Creative Director": showpieces,
  Hydrologist: ["Civil Engineering", "Public Utilities", "Environmental Conservation"],
  "Home Health Nurse": clinics,
  "Charge Nurse": clinics,
  "Nurse Educator": clinics,
  "Director of Nursing": clinics,
  "Public Health Nurse": ["Public Administration"],
  "Family Physician": clinics,
  "Chief Medical Officer": clinics,
  "Medical Technologist": [...clinics, "Biotechnology"],
  "Senior Medical Technologist": [...clinics, "Biotechnology"],
  "Research Chemist": ["Biotechnology", "Public Utilities", "Aquaculture"],
  "Physical Science Technician": ["Public Utilities", "Aquaculture"],
  "Senior Epidemiologist": [...clinics, "Public Administration"],
  "School Psychologist": ["Primary and Secondary Education"],
  "Education Program Specialist": ["Primary and Secondary Education"],
  Archivist: archives,
  "Records and Information Management Specialist": archives,
  "Senior Archivist": archives,
  "Branch Manager, Library": ["Libraries and Archives"],
  "Dean of Students": ["Higher Education"],
  Registrar: ["Higher Education"],
  "Restaurant Manager": tables,
  "Sous Chef": tables,
  "Pastry Chef": tables,
  "Food and Beverage Manager": tables,
  "Press Secretary": publicBodies,
  "Management and Program Analyst": publicBodies,
  "Supervisory Management Analyst": publicBodies,
  "Supervisory Program Analyst": publicBodies,
  "Attorney Advisor": publicBodies,
  "Claims Examiner": ["Insurance"],
  "Chief Risk Officer": ["Insurance", "Banking", "Financial Technology"],
  "Survey Statistician": ["Insurance", "Nonprofit", "Media", "Education Technology"],
  "Plant Manager": plants,
  "Production Planner": plants,
  "Technical Recruiter": [...makersOfSoftware, "Aerospace", "Biotechnology"],
  "Technical Writer": makersOfSoftware,
  "Department Chair, Humanities": ["Primary and Secondary Education"],
};

export const fitsIndustry = (title: string, industry: string): boolean =>
  industriesOf[title]?.includes(industry) ?? true;
