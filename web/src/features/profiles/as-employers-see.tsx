import { initialsOf, fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { TextsInLine } from "#ui/text/texts-in-line.tsx";
import { linesOf } from "./profile-form-values.ts";
import type { ProfileFormValues } from "./profile-rules.ts";

type AsEmployersSeeProps = { profile: ProfileFormValues; onClose: () => void };

/** What is typed so far, as employers read it: with an application, and where they find who wants to be found. */
export function AsEmployersSee({ profile, onClose }: AsEmployersSeeProps) {
  const user = useSignedInUser();
  const { title, location, phoneNumber, summary, skills, experience, education } = profile;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What employers see"
      description="As it stands in the form now; employers see it once it is saved."
    >
      <DialogBody className="flex flex-col gap-6">
        <section aria-labelledby="seen-applying">
          <h3 id="seen-applying" className="text-base">
            When you apply
          </h3>
          <div className="mt-3 flex items-start gap-3 rounded-lg border border-line p-4">
            <Avatar initials={initialsOf(user, "C")} src={user.profileImageUrl} />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-heading text-lg font-semibold">
                <bdi>{fullName(user) || user.username}</bdi>
              </p>
              <p className="text-ink-muted empty:hidden">
                <TextsInLine texts={[title, location]} />
              </p>
              <p className="text-ink-muted empty:hidden">
                <TextsInLine texts={[user.email, phoneNumber]} />
              </p>
            </div>
          </div>
          <p className="mt-2 text-xs text-ink-subtle">
            Your letter, your answers and your resume go with it.
          </p>
        </section>
        <section aria-labelledby="seen-found">
          <h3 id="seen-found" className="text-base">
            When they find you
          </h3>
          <div className="mt-3 flex flex-col gap-3 rounded-lg border border-line p-4 wrap-anywhere">
            <p className="font-semibold empty:hidden">
              <TextsInLine texts={[title, location]} />
            </p>
            <Paragraphs text={summary} />
            <Lines title="Skills" lines={skills} />
            <Lines title="Experience" lines={linesOf(experience)} />
            <Lines title="Education" lines={linesOf(education)} />
          </div>
          <p className="mt-2 text-xs text-ink-subtle">
            Only if you let companies find you, and without name, picture and contact until you say
            yes to a message. Names, addresses, numbers and links in these texts read ….
          </p>
        </section>
      </DialogBody>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p className="text-xs text-ink-subtle">{title}</p>
      <ul>
        {lines.map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
