import type { BadgeTone } from "#ui/badge.tsx";

/** The tones of the review screen, for the gallery. */
export const sampleStatuses: { value: string; label: string; tone: BadgeTone }[] = [
  { value: "pending", label: "Pending", tone: "yellow" },
  { value: "under_review", label: "Under Review", tone: "blue" },
  { value: "shortlisted", label: "Shortlisted", tone: "green" },
  { value: "interview_scheduled", label: "Interview Scheduled", tone: "purple" },
  { value: "rejected", label: "Rejected", tone: "red" },
  { value: "hired", label: "Hired", tone: "emerald" },
];
