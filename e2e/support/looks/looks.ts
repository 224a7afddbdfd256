/*
 * Looks at what is painted. Each runs in the page, on its own: nothing of this file can be called
 * from there. Each answers the elements that look wrong.
 */

/** Controls that neither have a border nor stand in a frame that has one. */
export const withoutEdge = (): string[] => {
  const hasEdge = (element: Element | null) =>
    element !== null && parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  const frameOf = (control: Element) =>
    control.matches("input") ? control.closest("form > div, [role=search] > div") : null;
  return [
    ...document.querySelectorAll(
      "main :is(input, textarea, [role=combobox], [role=checkbox], [role=radio], [type=submit])",
    ),
  ]
    .filter((control) => control.checkVisibility() && !control.matches("[aria-hidden=true]"))
    .filter((control) => !hasEdge(control) && !hasEdge(frameOf(control)))
    .map((control) => control.outerHTML.slice(0, 160));
};

/** The element that has the focus, when nothing around it shows that. */
export const withoutRing = (): string[] => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  for (let element: Element | null = focused; element; element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return [];
  }
  return [focused.outerHTML.slice(0, 160)];
};

/** Filled areas that are dark and larger than a line, as wide as half the paper. */
export const darkBands = (): string[] => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const isDark = (color: string) => {
    if (!canvas) return false;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return opacity > 128 && red + green + blue < 384;
  };
  return [...document.querySelectorAll("body, body *")]
    .filter((element) => element.checkVisibility() && element.clientWidth > innerWidth / 2)
    .filter((element) => element.clientHeight > 16)
    .filter((element) => isDark(getComputedStyle(element).backgroundColor))
    .map((element) => element.outerHTML.slice(0, 160));
};

/** Parts that may not be broken and yet are longer than a page: they leave the page before them empty. */
export const tooLongToStayWhole = (): string[] =>
  [...document.querySelectorAll("main *")]
    .filter((element) => getComputedStyle(element).breakInside === "avoid")
    .filter((element) => element.clientHeight > innerHeight)
    .map((element) => element.outerHTML.slice(0, 160));

/** Elements that hide a part of their content, or that reach over the edge of the paper. */
export const cutOff = (): string[] =>
  [...document.querySelectorAll("main *")]
    .filter((element) => element.checkVisibility() && element.clientWidth > 1)
    .filter((element) => {
      const clips = getComputedStyle(element).overflow !== "visible";
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const hides = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      return (clips && hides) || element.getBoundingClientRect().right > innerWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 160));
