import { findOccupations } from "#match/reading/find-occupations.ts";
import { unaccented } from "./headings.ts";

// Words by which people call what they do, without accents; as ends of words too ('Softwareentwicklerin').
const heads = [
  // English
  "engineer|developer|programmer|architect|manager|director|nurse|teacher|assistant|analyst|designer|consultant|specialist|technician|administrator|coordinator|supervisor|officer|accountant|lawyer|attorney|paralegal|physician|doctor|surgeon|pharmacist|therapist|scientist|researcher|lecturer|professor|tutor|intern|trainee|apprentice|clerk|cashier|driver|mechanic|electrician|plumber|carpenter|welder|chef|cook|baker|waiter|waitress|bartender|server|barista|editor|writer|journalist|photographer|producer|translator|interpreter|librarian|recruiter|representative|agent|broker|buyer|planner|scheduler|inspector|auditor|controller|executive|president|founder|partner|associate|advisor|adviser|strategist|operator|machinist|foreman|guard|paramedic|midwife|dentist|veterinarian|biologist|chemist|physicist|statistician|economist|owner|lead|head|cto|ceo|cfo|coo|sdr|caregiver|aide|dispatcher|estimator|surveyor|receptionist|secretary|bookkeeper|stylist|hairdresser|gardener|roofer|painter|installer|tester|freelancer|counselor|counsellor|worker|marketer|merchandiser|pilot|steward|stewardess",
  // German
  "entwickler|ingenieur|leiter|pfleger|pflegerin|schwester|lehrer|berater|kauffrau|kaufmann|fachkraft|sachbearbeiter|verkaufer|mitarbeiter|mechaniker|mechatroniker|elektriker|elektroniker|schlosser|tischler|maler|koch|kochin|backer|arzt|arztin|apotheker|erzieher|referent|assistent|praktikant|werkstudent|auszubildender|auszubildende|techniker|administrator|buchhalter|steuerberater|jurist|anwalt|redakteur|gestalter|geschaftsfuhrer|fahrer|fachfrau|fachmann|meister|planer|wissenschaftler|hebamme|therapeut|arbeiter|informatiker|controller|disponent",
  // French
  "ingenieur|ingenieure|developpeur|developpeuse|infirmier|infirmiere|enseignant|enseignante|professeur|professeure|directeur|directrice|responsable|charge|chargee|chef|cheffe|assistante|comptable|technicien|technicienne|vendeur|vendeuse|conseiller|conseillere|cuisinier|cuisiniere|gestionnaire|medecin|pharmacien|avocat|avocate|juriste|redacteur|redactrice|graphiste|stagiaire|apprenti|apprentie|consultante|analyste|ouvrier|electricien|mecanicien|serveur|serveuse|secretaire|educateur|educatrice|coordinateur|coordinatrice|formateur|formatrice|acheteur|acheteuse|boulanger|boulangere|patissier|patissiere|chercheur|chercheuse|aide soignante|aide-soignante",
  // Spanish, Portuguese
  "ingeniero|ingeniera|engenheiro|engenheira|desarrollador|desarrolladora|desenvolvedor|desenvolvedora|programador|programadora|enfermero|enfermera|enfermeiro|enfermeira|profesor|profesora|professora|maestro|maestra|gerente|jefe|jefa|chefe|directora|diretor|diretora|encargado|encargada|tecnico|tecnica|auxiliar|ayudante|contador|contadora|contable|contabilista|abogado|abogada|advogado|advogada|medico|medica|cocinero|cocinera|cozinheiro|cozinheira|camarero|camarera|vendedor|vendedora|dependiente|dependienta|responsavel|analista|consultor|consultora|asesor|asesora|coordinador|coordinadora|coordenador|coordenadora|administrativo|administrativa|secretaria|arquitecto|arquitecta|arquiteto|arquiteta|diseñador|disenador|disenadora|redactor|redactora|periodista|jornalista|electricista|eletricista|mecanico|conductor|motorista|becario|becaria|estagiario|estagiaria|investigador|investigadora|farmaceutico|farmaceutica|psicologo|psicologa|especialista|supervisora|gestor|gestora|operario|operaria|assistente",
  // Italian, Dutch
  "ingegnere|sviluppatore|sviluppatrice|programmatore|infermiere|infermiera|insegnante|docente|direttore|direttrice|impiegato|impiegata|addetto|addetta|cuoco|cuoca|cameriere|cameriera|commesso|commessa|contabile|ragioniere|ragioniera|avvocato|architetto|medico|farmacista|consulente|tirocinante|stagista|operaio|operaia|magazziniere|elettricista|meccanico|grafico|grafica|giornalista|educatore|educatrice|ricercatore|ricercatrice|responsabile|capo",
  "ontwikkelaar|ingenieur|verpleegkundige|leraar|lerares|docent|medewerker|beheerder|adviseur|verkoper|kok|monteur|boekhouder|directeur|leidinggevende|stagiair|stagiaire|onderzoeker|ontwerper|hoofd|teamleider|verzorgende|administrateur|begeleider|jurist|chauffeur|timmerman|schilder|bakker",
  "u",
]
  .join("|")
  .split("|");
const ending = "(?:s|in|innen|er|e)?$";
const isHead = new RegExp(`^(?:${heads.join("|")})${ending}`, "u");
/** 'Softwareentwicklerin', but not 'Bangkok'. */
const endsInHead = new RegExp(
  String.raw`\p{L}-?(?:${heads.filter((word) => word.length > 5).join("|")})${ending}`,
  "u",
);

const companyMarks =
  /(?<![\p{L}])(?:inc|llc|llp|ltd|limited|plc|corp|corporation|gmbh|mbh|ag|kg|ohg|ug|e\.?\s?v|s\.?\s?a|s\.?\s?l|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|sarl|sas|lda|ltda|b\.?\s?v|n\.?\s?v|co|company|group|gruppe|groupe|grupo|gruppo|groep|hospital|hôpital|klinikum|klinik|krankenhaus|ospedale|ziekenhuis|clinic|clínica|university|universität|université|universidad|universidade|università|universiteit|school|college|bank|banco|labs?|systems|solutions|technologies|partners|holdings?|studios?|agency|agentur|agence|foundation|stiftung|institute?|industries|werke?|restaurante?|ristorante|hotel|hôtel|ministry|county|verlag|banca|banque)(?![\p{L}])/iu;

/** Whether a text names a company by its form or its trade. */
export const hasCompanyMark = (text: string) => companyMarks.test(text);

const longestTitle = 90;

/** How much a text looks like what somebody does, from 0 to 1. */
export const titleScore = (text: string): number => {
  const line = text.trim();
  if (line.length < 2 || line.length > longestTitle || /@|https?:|\w\.\w+\/|\d{3}/.test(line))
    return 0;
  const words = unaccented(line.toLowerCase())
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== "");
  if (words.length === 0 || words.length > 10) return 0;
  // '/in' and '(m/w/d)' leave nothing behind that counts.
  const headed = words.some((word) => isHead.test(word) || endsInHead.test(word));
  const known = !headed && words.length <= 6 && findOccupations(line).length > 0;
  const score = (headed ? 0.8 : 0) + (known ? 0.45 : 0) - (hasCompanyMark(line) ? 0.35 : 0);
  const isSentence = /[.!?]$/.test(line) && words.length > 5;
  return Math.max(0, Math.min(1, isSentence ? score - 0.5 : score));
};
