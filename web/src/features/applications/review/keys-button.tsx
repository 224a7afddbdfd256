import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { Button } from "#ui/button.tsx";

/** Opens the list of keys. */
export function KeysButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Keyboard shortcuts"
      aria-keyshortcuts="?"
      title="Keyboard shortcuts (?)"
      onClick={onPress}
    >
      <CircleQuestionMark aria-hidden />
    </Button>
  );
}
