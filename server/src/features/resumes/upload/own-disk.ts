/**
 * Whether a path is on the disk of who opens the file: `file:///C:\Templates\resume.dotx`,
 * `/Users/…`; no address, and no other computer's folder.
 */
export const isOwnDisk = (target: string): boolean => {
  const path = unescaped(target)
    .trim()
    .replace(/^file:\/\/(localhost)?\/(?![/\\])/i, "/")
    .replaceAll("\\", "/");
  return !/^\/{2}|^\/\?\?/.test(path) && !/^[a-z][\w+.-]+:/i.test(path);
};

/** `%5C` is a backslash. */
const unescaped = (target: string) => {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};
