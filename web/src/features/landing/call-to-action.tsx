import { Link } from "@tanstack/react-router";
import { registerHash } from "#features/auth/register/register-hash.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { sectionColumn } from "./sections.ts";

const offers = [
  {
    title: "Looking for work",
    text: "Let your profile be read against every opening, and see first what suits you.",
    action: "Begin AI Analysis",
    other: "Get Started",
  },
  {
    title: "Looking for people",
    text: "Describe the role once, and get candidates whose experience answers it.",
    action: "AI Talent Sourcing",
    other: "Post a Job",
  },
];

/** The two ways in. */
export function CallToAction() {
  return (
    <section aria-label="Get started" className={`${sectionColumn} py-14`}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {offers.map(({ title, text, action, other }) => (
          <Card key={action} className="flex flex-col items-start gap-2">
            <h2 className="text-xl">{title}</h2>
            <p className="max-w-prose flex-1 text-base text-ink-muted">{text}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button asChild size="lg">
                <Link to="/auth">{action}</Link>
              </Button>
              <Button asChild size="lg" variant="ghost">
                <Link to="/auth" hash={registerHash}>
                  {other}
                </Link>
              </Button>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
