/**
 * Whether a path is on the reader's own disk: `file:///C:\Templates\resume.dotx`, `/Users/…`; false
 * for web addresses and for folders of other computers.
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
