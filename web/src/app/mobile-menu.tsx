import { roleLabels } from "@rolecall/contract/values/role.ts";
import Menu from "lucide-react/icons/menu";
import { useState } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { SignInButtons, LandingLinks, PlaceLinks } from "./top-bar-links.tsx";

/** The top bar's places on small screens. */
export function MobileMenu({ onLandingPage }: { onLandingPage: boolean }) {
  const { user, isPending } = useAuth();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="Menu"
      trigger={
        <Button variant="ghost" size="icon" aria-label="Menu" className="md:hidden">
          <Menu aria-hidden />
        </Button>
      }
    >
      <nav aria-label="Menu" className="-mx-2.5 flex flex-col gap-1">
        {onLandingPage && <LandingLinks onFollow={close} />}
        <PlaceLinks user={user} onFollow={close} />
      </nav>
      {user && (
        <p className="mt-4 border-t border-line pt-4 text-ink-subtle">
          Signed in as {roleLabels[user.role]}
        </p>
      )}
      {!user && (onLandingPage || !isPending) && (
        <div className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
          <SignInButtons onLandingPage={onLandingPage} onFollow={close} />
        </div>
      )}
    </Sheet>
  );
}
