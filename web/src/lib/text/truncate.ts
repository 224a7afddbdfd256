/** The first `length` characters followed by '...', or the whole text where it is no longer. */
export const truncate = (text: string, length: number): string => {
  const characters = Array.from(text.slice(0, length * 2 + 1));
  return characters.length > length ? `${characters.slice(0, length).join("")}...` : text;
};
