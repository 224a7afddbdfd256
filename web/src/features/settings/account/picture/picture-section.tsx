import ImageUp from "lucide-react/icons/image-up";
import { initialsOf } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { useOwnPicture } from "./use-own-picture.tsx";

/** Shows, changes and takes away one's own picture. */
export function PictureSection() {
  const user = useSignedInUser();
  const { choose, takeAway, chooser } = useOwnPicture();
  return (
    <Card asChild>
      <section aria-label="Picture">
        <CardHeader title="Picture" description="Everybody who is signed in may see it." />
        <div className="flex flex-wrap items-center gap-4">
          <Avatar size="xl" initials={initialsOf(user, "U")} src={user.profileImageUrl} />
          {chooser}
          <Button variant="secondary" onClick={choose}>
            <ImageUp aria-hidden />
            Choose a picture
          </Button>
          {user.profileImageUrl !== null && (
            <Button variant="ghost" onClick={takeAway}>
              Take it away
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
