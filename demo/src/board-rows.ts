// The rows of the demo board, as its tables have them.
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Category, ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import type {
  EducationEntry,
  ExperienceEntry,
} from "@rolecall/contract/profiles/profile-entries.ts";
import type { Finder, TalkStatus } from "@rolecall/contract/talent/findable.ts";
import type { Role } from "@rolecall/contract/values/role.ts";

export interface UserRow {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  createdAt: Date;
  administratorSince?: Date;
}

export interface CompanyRow {
  id: string;
  name: string;
  description: string;
  website: string;
  location: string;
  industry: string;
  size: string;
  logoUrl: string | null;
  coverUrl: string | null;
  ownWords: string | null;
  hiring: string;
  /** One a line. */
  benefits: string;
  /** Those of its own page. */
  pictures: { id: string; url: string; text: string }[];
  ownerId: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Somebody who posts the jobs of a company; its owner is a member anyway. */
export interface MemberRow {
  companyId: string;
  userId: string;
  role: "recruiter" | "reviewer";
  joinedAt: Date;
}

/** A reviewer reads the applications of a job. */
export interface ReviewerRow {
  jobId: string;
  userId: string;
  addedAt: Date;
}

export interface JobRow {
  id: string;
  title: string;
  description: string;
  requirements: string;
  location: string;
  type: JobType;
  experienceLevel: ExperienceLevel;
  category: Category;
  companyId: string;
  postedBy: string;
  applicantCount: number;
  salaryMin: number | null;
  salaryMax: number | null;
  deadline: Date | null;
  isActive: boolean;
  /** Whether it was not posted yet. */
  isDraft?: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export interface UploadRow {
  id: string;
  ownerId: string;
  filename: string;
  contentType: "application/pdf";
  bytes: number;
  createdAt: Date;
  registeredAt: Date;
}

export interface ProfileRow {
  id: string;
  userId: string;
  title: string;
  summary: string;
  skills: string[];
  experience: (string | ExperienceEntry)[];
  education: (string | EducationEntry)[];
  resumeId: string;
  phoneNumber: string | null;
  location: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface ApplicationRow {
  id: string;
  jobId: string;
  candidateId: string;
  coverLetter: string;
  resumeId: string;
  status: ApplicationStatus;
  appliedAt: Date;
  updatedAt: Date;
  hiredAt: Date | null;
}

export interface StatusChangeRow {
  id: string;
  applicationId: string;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  changedBy: string;
  changedAt: Date;
}

/** Whose companies find somebody. */
export interface FindableRow {
  userId: string;
  to: Finder;
}

/** A company looked at somebody. */
export interface LookRow {
  userId: string;
  companyId: string;
  at: Date;
}

/** A company wrote to somebody whom it found. */
export interface TalkRequestRow {
  id: string;
  userId: string;
  companyId: string;
  jobId: string;
  message: string;
  status: TalkStatus;
  createdAt: Date;
  answeredAt: Date | null;
}

export interface PictureRow {
  id: string;
  width: number;
  contentType: "image/png";
  content: Buffer;
  createdAt: Date;
}

/** The rows by table, parents first. */
export interface BoardRows {
  users: UserRow[];
  companies: CompanyRow[];
  pictures: PictureRow[];
  jobs: JobRow[];
  uploads: UploadRow[];
  profiles: ProfileRow[];
  applications: ApplicationRow[];
  statusChanges: StatusChangeRow[];
  members: MemberRow[];
  reviewers: ReviewerRow[];
  findable: FindableRow[];
  looks: LookRow[];
  talkRequests: TalkRequestRow[];
}
