import ChevronDown from "lucide-react/icons/chevron-down";
import LogOut from "lucide-react/icons/log-out";
import Menu from "lucide-react/icons/menu";
import User from "lucide-react/icons/user";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "#ui/overlay/dropdown-menu.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { Logo } from "#ui/page/logo.tsx";
import { SkipLink } from "#ui/page/skip-link.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

const links = ["Find Jobs", "Companies", "Post a Job", "Dashboard", "Applications"];

export function TopBar() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-canvas">
        <div className="mx-auto flex h-14 max-w-page items-center gap-6 px-4 sm:px-6">
          <a href="?show=tokens" aria-label="Rolecall home" className="flex rounded-sm">
            <Logo />
          </a>
          <nav aria-label="Main" className="hidden flex-1 gap-1 lg:flex">
            {links.map((name, index) => (
              <a
                key={name}
                href="?show=jobs"
                aria-current={index === 0 ? "page" : undefined}
                className={linkStyles({ variant: "nav" })}
              >
                {name}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-3">
            <Badge className="max-sm:hidden">Recruiter</Badge>
            <DropdownMenu
              trigger={
                <button type="button" className="flex items-center gap-1 rounded-full">
                  <Avatar initials="AO" size="sm" />
                  <ChevronDown aria-hidden className="size-4 text-ink-subtle" />
                  <VisuallyHidden>Account menu</VisuallyHidden>
                </button>
              }
            >
              <DropdownMenuLabel>
                <p className="font-semibold">Amara Okafor</p>
                <p className="text-ink-muted">amara@example.com</p>
              </DropdownMenuLabel>
              <DropdownMenuSeparator />
              <DropdownMenuItem>
                <User aria-hidden /> Profile
              </DropdownMenuItem>
              <DropdownMenuItem>
                <LogOut aria-hidden /> Log out
              </DropdownMenuItem>
            </DropdownMenu>
            <Sheet
              open={menuOpen}
              onOpenChange={setMenuOpen}
              title="Menu"
              trigger={
                <Button variant="ghost" size="icon" aria-label="Open menu" className="lg:hidden">
                  <Menu aria-hidden />
                </Button>
              }
            >
              <nav aria-label="Main" className="flex flex-col gap-1">
                {links.map((name) => (
                  <a key={name} href="?show=jobs" className={linkStyles({ variant: "nav" })}>
                    {name}
                  </a>
                ))}
              </nav>
            </Sheet>
          </div>
        </div>
      </header>
    </>
  );
}
