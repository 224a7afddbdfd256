/** A word that stands nowhere else, of letters alone. */
export const uniqueWord = (): string =>
  `q${crypto
    .randomUUID()
    .replaceAll("-", "")
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;
