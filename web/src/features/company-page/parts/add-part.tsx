import Plus from "lucide-react/icons/plus";
import { Button } from "#ui/button.tsx";

type AddPartProps = {
  /** What may be added, as the words of its button. */
  ask: string;
  why: string;
  pending?: boolean;
  onAdd: () => void;
};

/** In place of a part that a company's page lacks, for who may write it. */
export function AddPart({ ask, why, pending = false, onAdd }: AddPartProps) {
  return (
    <div className="mt-6 rounded-lg border border-dashed border-line-firm px-5 py-4 print:hidden">
      <Button variant="link" pending={pending} onClick={onAdd}>
        <Plus aria-hidden />
        {ask}
      </Button>
      <p className="mt-1 text-ink-muted">{why} Only you see this until you add it.</p>
    </div>
  );
}
