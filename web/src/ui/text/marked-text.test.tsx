import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { MarkedText } from "./marked-text.tsx";

it("marks the pieces it is told of, and keeps the text as it is", () => {
  const { container } = render(
    <MarkedText
      text="<b>Night</b> nurse"
      marks={[
        [3, 8],
        [13, 18],
      ]}
    />,
  );
  expect(container.textContent).toBe("<b>Night</b> nurse");
  const marked = [...container.querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marked).toEqual(["Night", "nurse"]);
});
