interface Person {
  firstName: string | null;
  lastName: string | null;
}

/** First and last name, as far as they are known; empty where neither is. */
export const fullName = ({ firstName, lastName }: Person): string =>
  [firstName, lastName]
    .map((name) => name?.trim() ?? "")
    .filter(Boolean)
    .join(" ");

/** The first letters of first and last name, or the fallback. */
export const initialsOf = ({ firstName, lastName }: Person, fallback: string): string => {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? "")][0] ?? "");
  return letters.join("").toUpperCase() || fallback;
};
