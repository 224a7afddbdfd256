import { contrast, leastContrast, lightOf } from "@rolecall/contract/colour.ts";

/** A colour by how light it seems, how strong it is, and its hue as an angle (OKLCH). */
interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

const toneOf = (colour: string): Tone => {
  const [red, green, blue] = lightOf(colour);
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
};

/** Red, green and blue as light; some are below 0 or above 1 where no screen shows the tone. */
const shownLight = ({ lightness, chroma, hue }: Tone): number[] => {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
};

const twoDigits = (light: number): string => {
  const value = light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(value, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");
};

/** The tone as `#rrggbb`, weaker where no screen shows it as strong. */
const colourOf = (tone: Tone): string => {
  const light = shownLight(tone);
  const isShown = light.every((part) => part > -0.000_1 && part < 1.000_1);
  return isShown || tone.chroma < 0.001
    ? `#${light.map(twoDigits).join("")}`
    : colourOf({ ...tone, chroma: tone.chroma * 0.95 });
};

/** The darkest paper of the light theme on which links stand: what was pressed. */
const darkestPaper = "#e7e7df";

/** The colour, darker where it cannot be read on every paper. */
const readable = (tone: Tone): string => {
  const colour = colourOf(tone);
  return contrast(colour, darkestPaper) >= leastContrast
    ? colour
    : readable({ ...tone, lightness: tone.lightness - 0.01 });
};

/**
 * The colours in which a site answers, made of the one that its administrators chose: each for the light theme and
 * the dark one. The names are those of the client's tokens (`web/src/styles/tokens.css`), whose own are of petrol.
 */
export const accentColours = (colour: string) => {
  const tone = toneOf(colour);
  const { lightness } = tone;
  /** The hue in another lightness, at most so strong. */
  const as = (light: number, most: number) =>
    colourOf({ ...tone, lightness: light, chroma: Math.min(tone.chroma, most) });
  return {
    accent: [colour, as(0.76, 0.1)],
    "accent-hover": [
      colourOf({ ...tone, lightness: lightness > 0.25 ? lightness - 0.06 : lightness + 0.1 }),
      as(0.82, 0.09),
    ],
    "on-accent": ["#ffffff", as(0.2, 0.035)],
    "accent-ink": [readable(tone), as(0.81, 0.09)],
    "accent-soft": [as(0.947, 0.014), as(0.29, 0.028)],
    "accent-line": [as(0.78, 0.05), as(0.47, 0.055)],
    focus: [as(0.52, 0.12), as(0.8, 0.105)],
    brand: [as(0.31, 0.056), as(0.31, 0.056)],
    "brand-mark": [as(0.36, 0.06), as(0.36, 0.06)],
  } as const;
};
