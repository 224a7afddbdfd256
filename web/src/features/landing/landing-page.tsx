import { About } from "./about.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { FeaturedJobs } from "./featured-jobs.tsx";
import { Figures } from "./figures.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHero } from "./landing-hero.tsx";

/** The start page of visitors. Nothing on it is live data. */
export function LandingPage() {
  return (
    <>
      <LandingHero />
      <Figures />
      <FeaturedJobs />
      <About />
      <CallToAction />
      <LandingFooter />
    </>
  );
}
