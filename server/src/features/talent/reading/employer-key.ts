import { fold } from "@rolecall/contract/names/fold.ts";

/** What stands behind a company's name and tells nothing of which one it is. */
const legalForms = new Set(
  (
    "inc incorporated llc lllp llp lp pllc pc ltd limited plc corp corporation co company cic gmbh ggmbh mbh ag kg " +
    "kgaa ug ohg se ek ev sa sas sasu sarl spa srl sl slu sau lda ltda cv bv nv vof oy oyj ab as aps asa hf ehf kk " +
    "pty pte pvt private bhd sdn sro doo kft zrt nyrt oo zoo z sp jsc ooo"
  ).split(" "),
);
const otherForms = /株式会社|有限会社|合同会社|有限公司|주식회사/g;

/** The words of a text in one form: no case, accents, full stops or other signs. */
export const plainWords = (text: string): string =>
  fold(text)
    .replaceAll(otherForms, " ")
    .replaceAll(/[.'’]/g, "")
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

/** The name of a company by which it is known again: 'Acme, Inc.' and 'ACME LLC' are 'acme'. */
export const employerKey = (name: string): string => {
  const words = plainWords(name).split(" ");
  if (words[0] === "the" && words.length > 1) words.shift();
  while (words.length > 1 && legalForms.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
};
