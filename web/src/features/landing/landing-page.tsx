import { useState } from "react";
import { About } from "./about.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { FeaturedJobs } from "./featured-jobs.tsx";
import { Figures } from "./figures.tsx";
import type { Sought } from "./found-text.ts";
import { HiringCompanies } from "./hiring-companies.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHero } from "./landing-hero.tsx";

/** The start page of visitors. Its two sample jobs are fixed; the newest ones are the board's. */
export function LandingPage() {
  const [sought, setSought] = useState<Sought>();
  return (
    <>
      <LandingHero onSearch={setSought} />
      <Figures />
      <HiringCompanies />
      <FeaturedJobs sought={sought} />
      <About />
      <CallToAction />
      <LandingFooter />
    </>
  );
}
