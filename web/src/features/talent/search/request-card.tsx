import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import { useState } from "react";
import { longDateText } from "#lib/text/dates.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FactList } from "#ui/facts.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { RequestBadge } from "./request-badge.tsx";
import { WriteDialog } from "./write-dialog.tsx";

type RequestCardProps = {
  person: Candidate;
  companyId: string | undefined;
  jobId: string | undefined;
};

/** Who it is, after a yes; what the company wrote; or the way to write. */
export function RequestCard({ person, ...about }: RequestCardProps) {
  const { contact, request } = person;
  return (
    <Card asChild>
      <section aria-label="Contact">
        <CardHeader title="Contact" actions={<RequestBadge request={request} />} />
        {contact ? <Contact contact={contact} /> : <Hidden request={request} />}
        {request ? (
          <div className="mt-4 border-t border-line pt-4">
            <h3 className="text-sm font-medium">
              What you wrote on {longDateText(request.createdAt)}
            </h3>
            {request.job && (
              <p className="mt-1 text-ink-muted wrap-anywhere">
                About <bdi>{request.job.title}</bdi>
              </p>
            )}
            <div className="mt-2 text-ink-muted">
              <Paragraphs text={request.message} />
            </div>
          </div>
        ) : (
          <Writing id={person.id} {...about} />
        )}
      </section>
    </Card>
  );
}

const hiddenTexts = {
  none: "You read their name, email and phone once they say yes to you.",
  waiting: "They have not answered yet. You read who they are once they say yes.",
  no: "They said no. Please do not try to reach them in another way.",
};

function Hidden({ request }: Pick<Candidate, "request">) {
  const state = request?.status === "yes" ? "none" : (request?.status ?? "none");
  return <p className="text-ink-muted">{hiddenTexts[state]}</p>;
}

function Contact({ contact }: { contact: NonNullable<Candidate["contact"]> }) {
  const { firstName, lastName, email, phoneNumber } = contact;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <FactList
      facts={[
        ["Name", name],
        [
          "Email",
          email && (
            <a
              href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
              className={linkStyles()}
            >
              {email}
            </a>
          ),
        ],
        ["Phone", phoneNumber],
      ]}
    />
  );
}

function Writing(about: { id: string; companyId: string | undefined; jobId: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button onClick={() => setOpen(true)}>Write</Button>
      <WriteDialog {...about} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
