/** What a part of a text is about, as its heading says. */
export type Section = "plain" | "required" | "nice" | "languages" | "education" | "aside";

const start = String.raw`^[^\p{L}]*`;
const heading = (words: string) => new RegExp(`${start}(?:${words})(?=\\s*(?:[:?!–—-]|$))`, "iu");

/** Parts in which a name of a skill is none of the job's or the person's, or which tell who somebody is. */
const asides = heading(
  [
    String.raw`(?:our |the |key |employee |company )?(?:benefits|perks|benefits (?:and|&) perks|perks (?:and|&) benefits)`,
    String.raw`(?:what )?(?:we|our)(?: can)?(?: offer)?(?: you)?`,
    String.raw`(?:what|why) (?:we offer|you(?:'|’)ll get|you get|join us|work with us)`,
    String.raw`about (?:us|our company|the company|our team|the team)`,
    String.raw`who we are|our (?:company|story|mission|values|culture)|company (?:overview|description|profile)`,
    String.raw`equal (?:employment )?opportunity.*|eeo.*|how to apply|application process`,
    String.raw`compensation|salary|pay(?: range)?`,
    String.raw`(?:personal |other |special )?(?:interests?|hobbies)(?: (?:and|&) (?:interests?|hobbies|activities))?`,
    String.raw`(?:extra[- ]?curricular )?activities|clubs?.*|(?:professional )?(?:memberships?|affiliations?).*`,
    String.raw`(?:community|volunteer|volunteering|church|social)(?: (?:work|service|involvement|activities|experience))?`,
    String.raw`references?|referees?|personal (?:details|information|data|profile data)|contact(?: (?:details|information))?`,
  ].join("|"),
);
const required = heading(
  String.raw`(?:(?:job|key|minimum|basic|essential|required|core|technical|the|your) )*(?:requirements?|required|must[- ]haves?|qualifications?|essentials?|skills?(?: required)?)|what (?:you(?:'|’)?(?:ll)?|we) (?:will )?(?:need|bring|require|expect|look for|are looking for)|what we(?:'|’)re looking for|you have|who you are|you (?:must|should) have`,
);
const nice = heading(
  String.raw`nice[- ]to[- ]haves?|good to have|(?:preferred|desired|desirable|bonus|additional|optional|beneficial)(?: (?:qualifications?|skills?|requirements?|experience|points))?|(?:big )?plus(?:es)?|bonus(?: points)?(?: if.*)?|it(?:'|’)s a plus if.*`,
);
const languages = heading(String.raw`languages?(?: skills?)?|spoken languages?`);
const education = heading(
  String.raw`education(?:al)?(?: (?:and|&) training| background| history)?|academic(?: background| qualifications| history)?|studies`,
);
const neutral = heading(
  String.raw`(?:key |your |main |job |the )*(?:responsibilities|duties|tasks|role|job|position|description|summary|profile|objective)|what you(?:'|’)?(?:ll)? (?:will )?(?:do|be doing)|about (?:the|this) (?:role|job|position)|day[- ]to[- ]day|(?:work |professional |employment |relevant )*(?:experience|history|employment)|projects?|certifications?|licen[cs]es|publications?|(?:technical |core |key )*(?:skills|competencies|expertise|technologies|tools)`,
);

const longestHeading = 60;

/** The section that a line begins, or null where it is no heading. */
const sectionOf = (line: string, side: "job" | "person"): Section | null => {
  const [head = ""] = line.split(":", 1);
  if (head.trim().length > longestHeading) return null;
  if (asides.test(line)) return "aside";
  if (languages.test(line)) return "languages";
  if (side === "job") {
    if (nice.test(line)) return "nice";
    if (required.test(line)) return "required";
  } else if (education.test(line)) return "education";
  return neutral.test(line) ? "plain" : null;
};

export interface Line {
  text: string;
  section: Section;
}

/** The lines of a text that say something, each with the section that it stands in. */
export const linesOf = (text: string, side: "job" | "person", from: Section = "plain"): Line[] => {
  let section = from;
  let isInline = false;
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => {
    if (line.trim() === "") {
      // 'Benefits: a dog' is a section of its own lines alone.
      if (isInline) section = from;
      isInline = false;
      return [];
    }
    const begun = sectionOf(line.trim(), side);
    if (begun !== null) {
      section = begun;
      isInline = /:\s*\S/.test(line);
    }
    return [{ text: line, section }];
  });
};
