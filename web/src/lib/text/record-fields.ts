/** Fields that are not called in the product as they are in programs. */
const labels: Record<string, string> = {
  logoUrl: "logo",
  coverUrl: "cover",
  colour: "color",
  supportEmail: "support address",
  firstJobs: "first jobs",
  figures: "figures of the start page",
  isActive: "open or closed",
  isAnonymous: "anonymous applications",
  categoryId: "category",
  companyId: "company",
  experienceLevel: "level",
  salaryMin: "lowest salary",
  salaryMax: "highest salary",
  remoteCountries: "countries",
  verifiedDomain: "domain",
  ownerId: "owner",
  endsAt: "ends",
  intoName: "into",
};

/** A field of the record in words: 'lowest salary' for `salaryMin`. */
export const fieldText = (field: string): string =>
  labels[field] ??
  field
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
