import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";

type ActButtonProps = {
  label: string;
  act: {
    isPending: boolean;
    mutate: (
      input: { params: { id: string } },
      options: { onError: (error: Error) => void },
    ) => void;
  };
  params: { id: string };
};

/** A button of the administration that needs no reason. */
export function ActButton({ label, act, params }: ActButtonProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={act.isPending}
      onClick={() =>
        act.mutate({ params }, { onError: (error) => toastFailure("Error", error, "That failed.") })
      }
    >
      {label}
    </Button>
  );
}
