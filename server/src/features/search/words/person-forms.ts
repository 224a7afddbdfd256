const ending = /^(?<work>.{3,}?)(?:man|men|woman|women|person|persons|people)$/;
const endings = ["man", "men", "woman", "women", "person", "persons", "people"];

/** 'Saleswoman' is whoever 'salesman' and 'salesperson' are: the other forms of a word that ends so. */
export const personForms = (word: string): string[] => {
  const work = ending.exec(word)?.groups?.["work"];
  return work === undefined
    ? []
    : endings.map((form) => work + form).filter((form) => form !== word);
};
