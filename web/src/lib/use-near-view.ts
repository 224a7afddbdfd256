import { useCallback, useState } from "react";

/** So far ahead of the reader, in pixels. */
const ahead = "2000px";

/** Whether an element, such as the end of a list, is in view or soon will be. `mark` is its ref. */
export const useNearView = () => {
  const [isNear, setIsNear] = useState(false);
  const mark = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { mark, isNear };
};
