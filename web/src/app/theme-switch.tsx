import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { Button } from "#ui/button.tsx";
import { DropdownMenu, DropdownMenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { setThemeChoice, type ThemeChoice, useThemeChoice } from "#ui/page/theme.ts";

const choices: { choice: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { choice: "light", label: "Light", Icon: Sun },
  { choice: "dark", label: "Dark", Icon: Moon },
  { choice: "system", label: "As the system", Icon: Monitor },
];

/** Light, dark, or whatever the system says. */
export function ThemeSwitch() {
  const current = useThemeChoice();
  const { Icon, label } = choices.find(({ choice }) => choice === current) ?? {
    Icon: Monitor,
    label: "",
  };
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Colors: ${label}`}>
          <Icon aria-hidden />
        </Button>
      }
    >
      {choices.map(({ choice, label: name, Icon: ChoiceIcon }) => (
        <DropdownMenuItem key={choice} onSelect={() => setThemeChoice(choice)}>
          <ChoiceIcon aria-hidden />
          {name}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
