import MapPin from "lucide-react/icons/map-pin";
import { fullName, initialsOf } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";

/** Name, title and place, as recruiters will see them. */
export function ProfileSummary({ title, location }: { title: string; location: string }) {
  const user = useSignedInUser();
  return (
    <Card className="flex flex-col items-center text-center">
      <Avatar size="xl" initials={initialsOf(user, "U")} src={user.profileImageUrl} />
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
    </Card>
  );
}
