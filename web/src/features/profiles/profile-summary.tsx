import Camera from "lucide-react/icons/camera";
import MapPin from "lucide-react/icons/map-pin";
import { lazy, Suspense, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { fullName, initialsOf } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useOwnPicture } from "#features/settings/account/picture/use-own-picture.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { lackOf } from "./completeness.ts";
import type { ProfileFormValues } from "./profile-rules.ts";

const loadPreview = () => import("./as-employers-see.tsx");
const AsEmployersSee = lazy(async () => ({ default: (await loadPreview()).AsEmployersSee }));

/** Name, title and place with the picture, which is pressed to change it; for candidates what is still missing. */
export function ProfileSummary({ control }: { control: Control<ProfileFormValues> }) {
  const user = useSignedInUser();
  const profile = useWatch({ control }) as ProfileFormValues;
  const { choose, chooser } = useOwnPicture();
  const [isPreviewed, setPreviewed] = useState(false);
  const { title, location } = profile;
  return (
    <Card className="flex flex-col items-center text-center">
      <button type="button" onClick={choose} className="group relative rounded-full">
        <VisuallyHidden>
          {user.profileImageUrl === null ? "Add your picture" : "Change your picture"}
        </VisuallyHidden>
        <Avatar size="xl" initials={initialsOf(user, "U")} src={user.profileImageUrl} />
        <span className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-full border border-line bg-surface text-ink-muted transition-colors group-hover:text-ink">
          <Camera aria-hidden className="size-4" />
        </span>
      </button>
      {chooser}
      <h2 className="mt-3 text-lg wrap-anywhere">
        <bdi>{fullName(user) || user.username}</bdi>
      </h2>
      {title !== "" && (
        <p className="wrap-anywhere text-ink-muted">
          <bdi>{title}</bdi>
        </p>
      )}
      {location !== "" && (
        <p className="mt-1 flex items-center gap-1 wrap-anywhere text-ink-subtle">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <bdi>{location}</bdi>
        </p>
      )}
      {user.role === "candidate" && (
        <>
          <p className="mt-3 text-xs text-ink-muted">
            {lackOf(profile) ?? "Your profile has all that employers look for."}
          </p>
          <Button
            variant="link"
            className="mt-2"
            onClick={({ currentTarget }) =>
              whenLoaded(loadPreview, () => setPreviewed(true), currentTarget)
            }
          >
            See what employers see
          </Button>
          <Suspense>
            {isPreviewed && (
              <AsEmployersSee profile={profile} onClose={() => setPreviewed(false)} />
            )}
          </Suspense>
        </>
      )}
    </Card>
  );
}
