import type { ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import type {
  EducationEntry,
  ExperienceEntry,
} from "@rolecall/contract/profiles/profile-entries.ts";

/** A place of the gazetteer, as far as it is known. */
export interface KnownPlace {
  city: string | null;
  region: string | null;
  country: string | null;
}

export interface AskedSkill {
  name: string;
  need: "required" | "nice";
}

/** What a match reads of a job beside its texts. */
export interface JobFacts {
  experienceLevel: ExperienceLevel;
  location: string;
  /** The places that the location means; none where nobody knows. */
  places: readonly KnownPlace[];
  isRemote: boolean;
  remoteCountries: readonly string[];
}

/** All that a match reads of a job. */
export interface JobInput extends JobFacts {
  title: string;
  description: string;
  requirements: string | null;
  /** Null as long as nobody chose any: then those that the text names are asked for. */
  skills: readonly AskedSkill[] | null;
}

interface SpokenLanguage {
  name: string;
  level: "basic" | "good" | "fluent" | "native";
}

interface ResumeLine {
  page: number | null;
  text: string;
}

/** All that a match reads of a person. Their names are there to be taken out. */
export interface PersonInput {
  names: readonly string[];
  profile: {
    title: string;
    summary: string;
    skills: readonly string[];
    notSkills: readonly string[];
    experience: readonly (string | ExperienceEntry)[];
    education: readonly (string | EducationEntry)[];
    languages: readonly SpokenLanguage[];
    location: string;
    place: KnownPlace | null;
    willMove: boolean;
  } | null;
  resume: readonly ResumeLine[];
  /** The day on which posts that have not ended are counted to, as 'YYYY-MM-DD'. */
  today: string;
}
