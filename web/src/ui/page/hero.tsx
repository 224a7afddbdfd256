import type { ReactNode } from "react";
import { LogoPattern } from "./logo-pattern.tsx";

type HeroProps = {
  title: ReactNode;
  /** Left out, title and action stand in one line where there is room, and the page begins below. */
  text?: ReactNode;
  /** The main action of the screen: a search. */
  children: ReactNode;
};

/** The petrol band at the top of a start page, dark in both themes. Its title is the page's `h1`. */
export function Hero({ title, text, children }: HeroProps) {
  if (text === undefined)
    return (
      <section className="bg-brand print:bg-transparent">
        <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-3 px-4 py-4 sm:px-6 lg:flex-row lg:items-center">
          <h1 data-theme="dark" className="min-w-0 flex-1 text-xl text-ink">
            {title}
          </h1>
          <div className="min-w-0 lg:w-2/3 print:hidden">{children}</div>
        </div>
      </section>
    );
  return (
    <section className="@container relative overflow-hidden bg-brand print:bg-transparent">
      <div className="relative mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16 print:p-px print:pb-6">
        <div data-theme="dark" className="text-ink">
          <LogoPattern className="absolute top-1/2 right-6 hidden w-80 -translate-y-1/2 forced-colors:invisible @6xl:block" />
          <h1 className="max-w-2xl text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-4 max-w-xl text-base text-balance text-ink-muted sm:text-lg">{text}</p>
        </div>
        <div className="mt-8 max-w-3xl print:hidden">{children}</div>
      </div>
    </section>
  );
}
