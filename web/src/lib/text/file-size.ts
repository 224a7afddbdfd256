const units = ["KB", "MB", "GB"] as const;
const step = 1024;

/** '420 KB', '1.2 MB'. Sizes under 1 KB are '1 KB'. */
export const fileSizeText = (bytes: number): string => {
  let [size, unit] = [Math.max(bytes / step, 1), 0];
  while (size >= step && unit < units.length - 1) [size, unit] = [size / step, unit + 1];
  const shown = unit > 0 && size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return `${shown} ${units[unit]}`;
};
