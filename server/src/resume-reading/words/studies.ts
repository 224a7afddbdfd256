/** The names of degrees in the languages that are read, as they stand at the beginning of a line. */
const degree = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    String.raw`(?:Bachelor|Master|Associate|Doctor)(?:['’]?s)?(?: degree)?(?: of (?:(?:Applied )?Sciences?|Arts|Engineering|Business Administration|Laws?|Fine Arts|Education|Philosophy|Technology|Commerce|Music|Architecture|Public Health|Social Work))?`,
    String.raw`B\.? ?(?:Sc|A|Eng|Ed|Tech|Com|BA|S|N|FA)\.?|BSN|BBA|BFA|BEng|M\.? ?(?:Sc|A|Eng|Ed|Phil|BA|S|FA|PH)\.?|MBA|MSN|MPH|LL\.?[BM]\.?|J\.?D\.?|Ph\.? ?D\.?|M\.?D\.?|Ed\.?D\.?|A\.?A\.?S?\.?`,
    String.raw`High School Diploma|Diploma|Certificate|GED|A[- ]Levels?|Apprenticeship|Doctorate|Doctoral degree|Postgraduate Diploma|HND|GCSEs?`,
    String.raw`Diplom(?:-\p{L}+)?|Magister|Staatsexamen|Abitur|Fachabitur|Mittlere Reife|Realschulabschluss|Ausbildung(?: (?:zur|zum|als))?|Promotion|Meister(?:brief)?|Lehre`,
    String.raw`Licence(?: professionnelle)?|Maîtrise|Doctorat|BTS|DUT|BUT|CAP|BEP|Baccalauréat|Bac(?: pro)?|Diplôme(?: d['’](?:ingénieur|État|Etat))?|Mastère`,
    String.raw`Grado|Licenciatura|Licenciado|Licenciada|Máster|Diplomatura|Doctorado|Bachillerato|Técnico(?: Superior)?|Ingeniería|FP|Ciclo Formativo`,
    String.raw`Mestrado|Doutoramento|Doutorado|Bacharelado|Bacharel|Graduação|Pós-graduação|Ensino (?:Médio|Secundário)|Curso Técnico`,
    String.raw`Laurea(?: Magistrale| Triennale| Specialistica)?|Dottorato|Maturità|Diploma di Maturità|Master universitario`,
    String.raw`HBO|MBO|VWO|HAVO|WO|Doctoraal|Propedeuse`,
  ].join("|")})(?![\p{L}\p{N}])`,
  "u",
);

const school =
  /(?<![\p{L}])(?:\p{L}*universit(?:y|ät|é|à|eit)|universi(?:dad|dade|tat)|uni|college|school|academy|institut\p{L}*|polytechnic|politecnico|\p{L}*hochschule|\p{L}*schule|gymnasium|berufskolleg|école|ecole|lycée|lycee|ifsi|iut|escuela|escola|colegio|colégio|instituto|liceo|istituto|faculty|faculté|facultad|faculdade|hogeschool|\p{L}*school|roc|tu|fh|eth|mit|ucla|epfl|ihk|handwerkskammer|seminary|conservatory|akademie|academie|académie)(?![\p{L}])/iu;

export const isSchool = (text: string): boolean => school.test(text);

const joint = /^[\s,:–—-]*(?:(?:in|en|em|of|zur|zum|als|der|di|de)\s+|d['’])?/iu;

/** A degree and its subject: 'BSc in Nursing', 'Licence de droit', 'Diplom-Ingenieur, Maschinenbau'. */
export const studyIn = (text: string): { degree: string; field: string | null } | null => {
  const found = degree.exec(text);
  if (!found || found[0].length < 2) return null;
  const before = text.slice(0, found.index).trim();
  // '1. Staatsexamen' and 'Honours BA' belong together; a long text before is a subject.
  if (before.length > 25) return null;
  const rest = text.slice(found.index + found[0].length);
  const field = rest
    .replace(/^\s*\([^)]*\)/u, "")
    .replace(joint, "")
    .replace(/^\s*[([]|[)\]]\s*$/gu, "")
    .trim();
  const named = `${before} ${found[0]}`.trim();
  if (before !== "" && !/^[\d.]+$|^Hono/i.test(before))
    return field === "" ? { degree: found[0], field: before.replace(/[\s,(–-]+$/u, "") } : null;
  return { degree: named, field: field === "" ? null : field };
};
