/** What somebody sends to post a job for a company. */
export const newJob = (companyId: string) => ({
  title: "Keeper",
  description: "Keep it.",
  location: "Lisbon",
  type: "full-time",
  experienceLevel: "mid",
  category: "operations",
  companyId,
});
