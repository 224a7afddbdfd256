// Cases that TypeScript and the database must answer alike (`words.test.ts` runs both).

/** A text in lower case and without accents. */
export const foldCases: [text: string, folded: string][] = [
  ["São Paulo", "sao paulo"],
  ["Łódź, Ærø, Straße", "lodz, aero, strasse"],
  ["Đặng ð ħ ŧ œ", "dang d h t oe"],
  ["İstanbul ıĞ", "istanbul ig"],
  ["Þórr", "þorr"],
  ["e\u0301te\u0301", "ete"],
  ["ﬁve ½ ＩＴ", "five 1⁄2 it"],
  ["Ελληνικά", "ελληνικα"],
];

/** A text's words as suggestions have them, and as the search does where that differs. */
export const wordCases: { text: string; words: string[]; tokens?: string[] }[] = [
  {
    text: "Senior Software-Engineer (m/f/d), 100% remote",
    words: ["senior", "software", "engineer", "m", "f", "d", "100", "remote"],
  },
  {
    text: "C++, C#, F# and A+B in c++11; 'quoted' children’s don't",
    words: "cplusplus csharp fsharp and a b in cplusplus11 quoted childrens dont".split(" "),
  },
  {
    text: "Crème brûlée, ½ day, 5 m², Nº 7",
    words: ["creme", "brulee", "1", "2", "day", "5", "m2", "no", "7"],
  },
  {
    text: "tab\tline\nnbsp\u00a0dash–dash—dots…",
    words: ["tab", "line", "nbsp", "dash", "dash", "dots"],
  },
  { text: "العربية кириллица", words: ["العربية", "кириллица"] },
  { text: "w".repeat(100), words: ["w".repeat(60)] },
  { text: " --- ", words: [] },
  {
    text: "日本語、データ",
    words: ["日本語", "テ\u3099ータ"],
    tokens: ["日", "本", "語", "テ\u3099", "ー", "タ"],
  },
  {
    text: "ITエンジニア C++開発",
    words: ["itエンシ\u3099ニア", "cplusplus開発"],
    tokens: ["it", "エ", "ン", "シ\u3099", "ニ", "ア", "cplusplus", "開", "発"],
  },
];

/** The lexeme of two stems that stand side by side. */
export const pairCases: [one: string, next: string, lexeme: string][] = [
  ["senior", "engin", "+712eb4"],
  ["日", "本", "+92ca07"],
];
