/** The red, green and blue of `#rrggbb` as light, each from 0 to 1 (sRGB without its curve, as WCAG 2 has it). */
export const lightOf = (colour: string): [number, number, number] => {
  const at = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
};

const luminance = (colour: string): number => {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, from 1 to 21 (WCAG 2). */
export const contrast = (one: string, other: string): number => {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
};

/** Of a text on what is behind it, so that it can be read (WCAG 2, level AA). */
export const leastContrast = 4.5;
