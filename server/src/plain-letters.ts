// Latin letters that Unicode does not take apart into a plain one and a mark, as people without them type
// them. The database's `fold` has the same ones.
export const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};
