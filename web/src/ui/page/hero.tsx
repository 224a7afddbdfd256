import type { ReactNode } from "react";
import { LogoPattern } from "./logo-pattern.tsx";

type HeroProps = {
  title: ReactNode;
  text: ReactNode;
  /** The main action of the screen: a search. */
  children: ReactNode;
};

/** The petrol band at the top of a start page, dark in both themes. Its title is the page's `h1`. */
export function Hero({ title, text, children }: HeroProps) {
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
