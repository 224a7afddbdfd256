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
  ["nur\u00adse\u200b \ufeffsen\u2060ior\u200d", "nurse senior"],
  ["Ελληνικά", "ελληνικα"],
];

/** A text's words as suggestions have them, and as the search does where that differs; and what may be written as one. */
export const wordCases: { text: string; words: string[]; tokens?: string[]; joined?: string[] }[] =
  [
    {
      text: "Senior Software-Engineer (m/f/d), 100% remote",
      words: ["senior", "software", "engineer", "m", "f", "d", "100", "remote"],
      joined: ["softwareengineer", "mf", "mfd", "fd"],
    },
    {
      text: "C++, C#, F# and A+B in c++11; 'quoted' children’s don't C/C++",
      words:
        "cplusplus csharp fsharp and a b in cplusplus 11 quoted childrens dont c cplusplus".split(
          " ",
        ),
      joined: ["ccplusplus"],
    },
    {
      text: "Crème brûlée, ½ day, 5 m², Nº 7",
      words: ["creme", "brulee", "1", "2", "day", "5", "m", "2", "no", "7"],
    },
    {
      text: "401(k), h1b, S/4HANA; 7-Eleven, ISO9001:2015",
      words: "401 k h 1 b s 4 hana 7 eleven iso 9001 2015".split(" "),
    },
    {
      text: "e‑mail Wi–Fi non−profit program(me) AT&T R&D Ph.D. U.S.A. O’Reilly oʼreilly",
      words: "e mail wi fi non profit program me at t r d ph d u s a oreilly oreilly".split(" "),
      joined: "email wifi nonprofit programme att rd phd us usa sa".split(" "),
    },
    {
      text: "24/7, 555-1234, 3.5 or 10,000; a - b, a -b, A_B, 1-e-mail2-go, －Ａ－Ｂ－",
      words: "24 7 555 1234 3 5 or 10 000 a b a b a b 1 e mail 2 go a b".split(" "),
      joined: ["247", "5551234", "email", "ab"],
    },
    {
      text: "S-+S, T+-T, C#-#C, u++-v",
      words: ["s", "s", "t", "t", "csharp", "c", "uplusplus", "v"],
      joined: ["uplusplusv"],
    },
    {
      text: "nur\u00adse\u200b \u2060 e\u200d-\ufeffmail",
      words: ["nurse", "e", "mail"],
      joined: ["email"],
    },
    {
      text: "tab\tline\nnbsp\u00a0dash–dash—dots…",
      words: ["tab", "line", "nbsp", "dash", "dash", "dots"],
      joined: ["dashdash"],
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
    {
      text: "IT-部-IT e-IT部",
      words: ["it", "部", "it", "e", "it部"],
      tokens: ["it", "部", "it", "e", "it", "部"],
      joined: ["eit"],
    },
  ];

/** The lexeme of two stems that stand side by side. */
export const pairCases: [one: string, next: string, lexeme: string][] = [
  ["senior", "engin", "+712eb4"],
  ["日", "本", "+92ca07"],
];
