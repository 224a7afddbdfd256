/** What was read, how sure that is, and the line that says it. */
export interface Read<Value> {
  value: Value;
  /** From 0 to 1. */
  confidence: number;
  page: number | null;
  line: string;
}

type Told = Read<string> | null;

export type SpokenLevel = "basic" | "good" | "fluent" | "native";

export interface ReadPost {
  title: Told;
  company: Told;
  /** 'YYYY-MM' or 'YYYY'. */
  startDate: Told;
  /** The value null: it has not ended. */
  endDate: Read<string | null> | null;
}

export interface ReadStudy {
  degree: Told;
  field: Told;
  school: Told;
  year: Told;
}

/** What a resume tells, field by field. */
export interface ResumeReading {
  name: Told;
  email: Told;
  phoneNumber: Told;
  location: Told;
  title: Told;
  summary: Told;
  skills: Read<string>[];
  languages: (Read<string> & { level: SpokenLevel | null })[];
  experience: ReadPost[];
  education: ReadStudy[];
}

export const nothingRead = (): ResumeReading => ({
  name: null,
  email: null,
  phoneNumber: null,
  location: null,
  title: null,
  summary: null,
  skills: [],
  languages: [],
  experience: [],
  education: [],
});

/** The most of each list that is answered. */
export const mostRead = { skills: 100, languages: 30, entries: 100 } as const;

interface Place {
  page: number | null;
  text: string;
}

/** A value with the line that it stands in. */
export const readIn = <Value>(
  { page, text }: Place,
  value: Value,
  confidence: number,
): Read<Value> => ({
  value,
  confidence,
  page,
  line: text.trim(),
});
