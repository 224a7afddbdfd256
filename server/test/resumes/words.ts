// What people write in resumes, in three languages; `more-words.ts` has the others.
import { monthsOf } from "./months-of.ts";
import { moreWords } from "./more-words.ts";

export const resumeLanguages = ["en", "de", "fr", "es", "pt", "it", "nl"] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];

export interface Words {
  headings: Record<"summary" | "experience" | "education" | "skills" | "languages", string>;
  months: string[];
  present: string;
  names: string[];
  titles: string[];
  companies: string[];
  cities: string[];
  location: string;
  phone: string;
  summary: string;
  told: string[];
  skills: string[];
  languages: [string, string][];
  studies: [degree: string, field: string, school: string][];
  /** Between degree and subject. */
  in: string;
}

export const words: Record<ResumeLanguage, Words> = {
  en: {
    headings: {
      summary: "Professional Summary",
      experience: "Work Experience",
      education: "Education",
      skills: "Skills",
      languages: "Languages",
    },
    months: monthsOf("en-US", "short"),
    present: "Present",
    names: [
      "Grace Whitfield",
      "Oliver Thornbury",
      "Priya Raman",
      "Daniel O'Connor",
      "Maria Lopez-Hart",
    ],
    titles: [
      "Registered Nurse",
      "Senior Software Engineer",
      "Warehouse Supervisor",
      "Marketing Manager",
      "Staff Accountant",
      "Product Designer",
      "Electrician",
      "Customer Success Manager",
      "Line Cook",
    ],
    companies: [
      "Northwind Traders",
      "Mercy County Hospital",
      "Brightline Logistics Inc.",
      "Halden & Rowe",
      "Blue Heron Bakery",
      "Quarry Systems",
      "Lakeside School District",
      "Copperfield Energy",
      "Tallow",
    ],
    cities: ["Boise, ID", "Austin, TX", "Chicago, IL"],
    location: "Portland, OR",
    phone: "+1 503 555 0142",
    summary:
      "Dependable and curious professional with ten years in demanding teams. I like clear goals, calm planning and work that others can build on.",
    told: [
      "Led a team of six people and planned their shifts.",
      "Reduced waiting times by a third within a year.",
      "Introduced a new way of keeping records.",
    ],
    skills: ["Microsoft Excel", "Project management", "Python", "Patient care", "SQL", "Welding"],
    languages: [
      ["English", "Native"],
      ["Spanish", "Fluent"],
      ["German", "Basic"],
    ],
    studies: [
      ["BSc", "Nursing", "University of Portland"],
      ["Bachelor of Science", "Computer Science", "Oregon State University"],
      ["Associate degree", "Accounting", "Lane Community College"],
    ],
    in: " in ",
  },
  de: {
    headings: {
      summary: "Profil",
      experience: "Berufserfahrung",
      education: "Ausbildung",
      skills: "Kenntnisse",
      languages: "Sprachen",
    },
    months: Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, "0")}/`),
    present: "heute",
    names: ["Jürgen Weißmann", "Katharina von Bülow", "Özgür Demir", "Sabine Krause"],
    titles: [
      "Softwareentwicklerin",
      "Gesundheits- und Krankenpfleger",
      "Projektleiter",
      "Industriekauffrau",
      "Elektroniker für Betriebstechnik",
      "Vertriebsmitarbeiter",
      "Bauingenieurin",
    ],
    companies: [
      "Nordlicht Software GmbH",
      "Klinikum Bogenhausen",
      "Stahlwerk Hagen AG",
      "Rheinische Verlagsgruppe",
      "Bäckerei Lindner",
      "Kessel & Söhne KG",
    ],
    cities: ["Hamburg", "München", "Köln"],
    location: "80331 München",
    phone: "+49 89 1234567",
    summary:
      "Zuverlässige Fachkraft mit langjähriger Erfahrung in wechselnden Teams. Ich arbeite gern genau, plane ruhig und lerne schnell dazu.",
    told: [
      "Leitung eines Teams von sechs Personen.",
      "Einführung eines neuen Systems zur Planung.",
      "Verantwortlich für Einkauf und Lager.",
    ],
    skills: ["SAP", "Microsoft Excel", "Projektmanagement", "Java", "Schweißen"],
    languages: [
      ["Deutsch", "Muttersprache"],
      ["Englisch", "verhandlungssicher"],
      ["Französisch", "Grundkenntnisse"],
    ],
    studies: [
      ["Diplom", "Maschinenbau", "Technische Universität Dresden"],
      ["Bachelor of Science", "Informatik", "Hochschule München"],
      ["Ausbildung", "Industriekauffrau", "IHK Köln"],
    ],
    in: ", ",
  },
  fr: {
    headings: {
      summary: "Profil",
      experience: "Expérience professionnelle",
      education: "Formation",
      skills: "Compétences",
      languages: "Langues",
    },
    months: monthsOf("fr", "long"),
    present: "aujourd'hui",
    names: ["Élodie Marchand", "Jean-Baptiste Lefèvre", "Amélie de La Tour", "Karim Benali"],
    titles: [
      "Infirmière",
      "Développeur web",
      "Assistante de direction",
      "Chef de projet",
      "Comptable",
      "Technicien de maintenance",
      "Responsable commercial",
    ],
    companies: [
      "Clinique des Lilas",
      "Groupe Arverne",
      "Boulangerie Petit",
      "Systèmes du Rhône SAS",
      "Mairie de Nantes",
      "Hôtel Bellerive",
    ],
    cities: ["Lyon", "Nantes", "Paris"],
    location: "Lyon, France",
    phone: "+33 4 72 00 11 22",
    summary:
      "Professionnelle sérieuse et curieuse, forte de dix ans d'expérience dans des équipes exigeantes et des projets variés.",
    told: [
      "Encadrement d'une équipe de six personnes.",
      "Mise en place d'un nouvel outil de suivi.",
      "Réduction des délais d'un tiers en un an.",
    ],
    skills: ["Microsoft Excel", "Gestion de projet", "PHP", "SAP", "Soudage"],
    languages: [
      ["Français", "langue maternelle"],
      ["Anglais", "courant"],
      ["Italien", "notions"],
    ],
    studies: [
      ["Licence", "Droit", "Université Lyon 2"],
      ["BTS", "Comptabilité", "Lycée Ampère"],
      ["Master", "Informatique", "Université de Nantes"],
    ],
    in: " en ",
  },
  ...moreWords,
};
