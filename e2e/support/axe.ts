import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Waits until nothing fades in or out: half a colour has half a contrast. What goes on for ever does not count. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    // One that is over may stand until its element goes, which waiting for it alone would not let happen.
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== "finished" && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    while (ending().length > 0)
      await Promise.allSettled(ending().map((animation) => animation.finished));
  });

/** Holds what is shown now against axe's rules, of any impact. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await untilStill(page);
  // In a frame without scripts axe waits for ever.
  const whole = new AxeBuilder({ page }).exclude("iframe[sandbox]");
  const { violations } = await whole.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
  expect(found, "axe violations").toEqual([]);
}
