/** Words of one journey alone, among all that search and count on the same server: a short word of letters follows them. */
export const unique = (words: string): string => {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  );
  return `${words} ${letters.join("")}`;
};
