import Briefcase from "lucide-react/icons/briefcase";
import Palette from "lucide-react/icons/palette";
import UsersRound from "lucide-react/icons/users-round";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { sectionColumn, sections } from "./sections.ts";

const services = [
  {
    Icon: Briefcase,
    title: "Outsourcing Solutions",
    text: "Hand over whole functions, from support desks to payroll, to teams that already know the work.",
  },
  {
    Icon: UsersRound,
    title: "Recruitment & Talent",
    text: "From a single hire to a new department: sourcing, screening and interviews under one roof.",
  },
  {
    Icon: Palette,
    title: "Creative & Design",
    text: "Designers, writers and producers for a campaign, a product, or the long run.",
  },
];

/** The provider's services beside the job board. */
export function About() {
  return (
    <section id={sections.about} className="-scroll-mt-6 border-y border-line bg-sunken">
      <div className={`${sectionColumn} py-14`}>
        <h2 className="text-2xl">More than a job board</h2>
        <div className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-3">
          {services.map(({ Icon, title, text }) => (
            <Card key={title} className="flex flex-col items-start gap-2">
              <Icon aria-hidden className="size-6 text-accent-ink" />
              <h3 className="text-lg">{title}</h3>
              <p className="flex-1 text-ink-muted">{text}</p>
              <Button variant="link" aria-label={`Learn More about ${title}`}>
                Learn More
              </Button>
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}
