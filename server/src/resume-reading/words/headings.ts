/** What a part of a resume is about, as its heading says. `head` stands above the first one. */
export type Section =
  | "head"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "other";

// Each list: English, German, French, Spanish, Portuguese, Italian, Dutch. Written without accents.
const headings: Record<Exclude<Section, "head">, string[]> = {
  summary: [
    "summary|profile|about me|about|objective|personal statement|overview|career objective|executive summary",
    "profil|zusammenfassung|uber mich|kurzprofil|personliches profil",
    "resume|a propos|a propos de moi|presentation|objectif",
    "perfil|resumen|sobre mi|acerca de mi|objetivo",
    "resumo|sobre mim|apresentacao",
    "profilo|sommario|su di me|chi sono|presentazione|obiettivo",
    "profiel|samenvatting|over mij|persoonlijk profiel",
  ],
  experience: [
    "experience|work history|employment|employment history|career history|work|positions|career|positions held",
    "berufserfahrung|erfahrung|berufspraxis|beruflicher werdegang|werdegang|berufliche stationen|berufliche erfahrung|praktische erfahrung",
    "experience|experiences|parcours|parcours professionnel|emplois",
    "experiencia|trayectoria|historial laboral|trayectoria profesional",
    "experiencia|experiencias|percurso profissional|historico profissional",
    "esperienza|esperienze|esperienze lavorative|esperienza lavorativa|carriera",
    "ervaring|werkervaring|loopbaan|arbeidsverleden",
  ],
  education: [
    "education|studies|academic|education and training|training and education|academic background|qualifications|academic qualifications",
    "ausbildung|studium|bildung|bildungsweg|schulbildung|akademischer werdegang|bildungsgang|hochschulbildung",
    "formation|formations|etudes|diplomes|formation et diplomes|scolarite|cursus",
    "educacion|formacion|estudios|formacion academica",
    "educacao|formacao|formacao academica|habilitacoes|habilitacoes literarias|escolaridade",
    "istruzione|formazione|studi|istruzione e formazione|titoli di studio",
    "opleiding|opleidingen|onderwijs|studie|scholing",
  ],
  skills: [
    "skills|expertise|competencies|technologies|tools|skills and tools|core competencies|technical skills|key skills|strengths|tech stack|tools and technologies|areas of expertise|proficiencies",
    "kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|qualifikationen|starken",
    "competences|competences techniques|savoir faire|aptitudes|outils|logiciels",
    "habilidades|competencias|aptitudes|conocimientos|destrezas",
    "competencias|habilidades|conhecimentos|aptidoes",
    "competenze|capacita|abilita|conoscenze|competenze tecniche",
    "vaardigheden|competenties|kennis|kennis en vaardigheden",
  ],
  languages: [
    "languages|language skills|spoken languages",
    "sprachen|sprachkenntnisse|fremdsprachen",
    "langues|langues parlees",
    "idiomas|lenguas",
    "linguas",
    "lingue|lingue straniere|conoscenze linguistiche|competenze linguistiche",
    "talen|talenkennis",
  ],
  other: [
    "contact|contact details|personal details|personal information|details|projects|certificates|certifications|licenses|licences|licenses and certifications|awards|honors|honours|publications|volunteering|volunteer work|volunteer experience|interests|hobbies|references|referees|activities|memberships|courses|training|patents|talks|links|additional information",
    "kontakt|personliche daten|angaben zur person|projekte|zertifikate|auszeichnungen|veroffentlichungen|ehrenamt|interessen|referenzen|weiterbildung|weiterbildungen|fortbildungen|sonstiges|ehrenamtliches engagement",
    "coordonnees|projets|certificats|certifications|distinctions|benevolat|centres d interet|loisirs|interets|references|divers",
    "contacto|datos personales|proyectos|certificados|certificaciones|premios|voluntariado|intereses|aficiones|referencias|cursos",
    "contato|dados pessoais|contactos|projetos|certificados|certificacoes|premios|voluntariado|interesses|referencias|cursos",
    "contatti|dati personali|informazioni personali|progetti|certificati|certificazioni|premi|volontariato|interessi|referenze|corsi|hobby",
    "contactgegevens|persoonlijke gegevens|personalia|projecten|certificaten|prijzen|vrijwilligerswerk|interesses|referenties|cursussen|hobby s",
  ],
};

/** Words that may stand beside those of a heading: 'Professional Experience', 'Berufliche Erfahrung'. */
const beside = new Set(
  (
    "professional work working relevant personal key core technical my other additional further selected academic career of the and & history background " +
    "berufliche beruflicher personliche weitere technische meine und " +
    "professionnel professionnelle professionnelles techniques autres mes mon et de " +
    "profesional laboral profesionales tecnicas otras otros mis mi y " +
    "profissional profissionais tecnicas outras e da do " +
    "professionale professionali lavorativa tecniche altre formativa formazione " +
    "professionele technische overige en"
  ).split(" "),
);

// Of a phrase that stands in two lists the first counts.
const sectionOfPhrase = new Map(
  Object.entries(headings)
    .flatMap(([section, lists]) =>
      lists
        .join("|")
        .split("|")
        .map((phrase) => [phrase, section as Section] as const),
    )
    .toReversed(),
);
// Of 'resume' at the top of a page nobody knows whether it is French.
const documentTitles =
  /^(?:curriculum vitae|cv|resume|lebenslauf|tabellarischer lebenslauf|curriculo|europass(?: curriculum vitae)?)$/;

export const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** The words of a line alone; 'S K I L L S' is one. */
const plainWords = (text: string) => {
  const plain = unaccented(text.toLowerCase())
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();
  return /^(?:\p{L} )+\p{L}$/u.test(plain) && plain.length > 7 ? plain.replaceAll(" ", "") : plain;
};

/** Whether a line only says what kind of document this is. */
export const isDocumentTitle = (text: string) =>
  documentTitles.test(plainWords(text)) && plainWords(text) !== "resume";

const longestHeading = 50;

const ofWords = (text: string): Section | null => {
  const plain = plainWords(text);
  const whole = sectionOfPhrase.get(plain);
  if (whole) return whole;
  const words = plain.split(" ").filter((word) => word !== "");
  if (words.length > 5) return null;
  const telling = words.filter((word) => !beside.has(word));
  const [first] = telling;
  if (first === undefined) return null;
  const sections = telling.map((word) => sectionOfPhrase.get(word));
  if (sections.includes(undefined)) return null;
  return sectionOfPhrase.get(telling.join(" ")) ?? sections[0] ?? null;
};

/** The section that a line begins, and what it says behind its heading, as in 'Languages: English'. */
export const headingOf = (text: string): { section: Section; rest: string } | null => {
  const line = text.trim();
  if (line.length <= longestHeading && !/[.,;!?]$/.test(line)) {
    const section = ofWords(line);
    if (section) return { section, rest: "" };
  }
  const labelled = /^([^:]{3,40}?)\s*:\s+(\S.*)$/.exec(line);
  const section = labelled?.[1] === undefined ? null : ofWords(labelled[1]);
  return section && section !== "other" ? { section, rest: labelled?.[2] ?? "" } : null;
};
