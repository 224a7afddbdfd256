import { useCallback, useState } from "react";

/** The distance ahead of the reader, in pixels. */
const ahead = "2000px";

/**
 * Whether an element, such as the end of a list, is in view or close to it. `mark` is its ref. When
 * `subject` changes, such as the length of the list, the element is observed anew.
 */
export const useNearView = (subject: number) => {
  const [nearWith, setNearWith] = useState<number>();
  const mark = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) =>
          setNearWith(entries.some(({ isIntersecting }) => isIntersecting) ? subject : undefined),
        { rootMargin: ahead },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [subject],
  );
  return { mark, isNear: nearWith === subject };
};
