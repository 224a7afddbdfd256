import type { Role } from "@rolecall/contract/values/role.ts";

interface RoleDescription {
  role: Role;
  title: string;
  badge: string;
  description: string;
  features: string[];
}

/** The roles as the screen of their choice describes them. */
export const roleCards: RoleDescription[] = [
  {
    role: "candidate",
    title: "Job Seeker",
    badge: "For candidates",
    description: "Find the next job, and let it find you.",
    features: [
      "Browse and apply to jobs",
      "Build your profile",
      "Track your applications",
      "Get matched with openings",
      "Connect with recruiters",
    ],
  },
  {
    role: "recruiter",
    title: "Recruiter",
    badge: "For hiring teams",
    description: "Fill positions and keep every candidate informed.",
    features: [
      "Post job openings",
      "Search candidate profiles",
      "Manage applications and interviews",
      "Use recruiting analytics",
      "Build talent pipelines",
    ],
  },
  {
    role: "company",
    title: "Company",
    badge: "For employers",
    description: "Show who you are and hire under your own name.",
    features: [
      "Create and manage your company profile",
      "Post jobs",
      "Showcase your culture",
      "Manage multiple postings",
      "Build your employer brand",
    ],
  },
];
