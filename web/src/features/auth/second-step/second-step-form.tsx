import type { SecondStepWay } from "@rolecall/contract/auth/second-step.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  askForPasskey,
  canUsePasskeys,
  noPasskeyGivenText,
} from "#features/auth/passkeys/browser-passkeys.ts";
import { useStartSession } from "#features/auth/session/use-start-session.ts";
import { isRefusedWith, sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { CodeField, type FactorForm, factorOf, OtherWays } from "./factor-fields.tsx";
import {
  passSecondStepMutation,
  reportLostFactorMutation,
  secondStepOptionsMutation,
} from "./second-step.api.ts";

interface SecondStepFormProps {
  ways: readonly SecondStepWay[];
  /** The sign-in has to begin again. */
  onOver: () => void;
}

/** The second step of a sign-in: a code, a recovery code or a passkey. */
export function SecondStepForm({ ways, onOver }: SecondStepFormProps) {
  const usable = ways.filter((way) => way !== "passkey" || canUsePasskeys());
  const [way, setWay] = useState<SecondStepWay>(usable[0] ?? "recovery");
  const form = useForm<FactorForm>({ defaultValues: { code: "" } });
  const fail = (error: unknown) => {
    if (isRefusedWith(error, "sign-in-again")) {
      toastFailure("Login failed", error);
      onOver();
    } else if (way === "passkey") toastFailure("Login failed", error, noPasskeyGivenText);
    else {
      const message = sentenceOf(error, noPasskeyGivenText);
      form.setError("code", { type: "server", message }, { shouldFocus: true });
    }
  };
  const pass = useMutation({
    ...passSecondStepMutation,
    onSuccess: useStartSession(),
    onError: fail,
  });
  const ask = useMutation({ ...secondStepOptionsMutation, onError: fail });
  const lost = useMutation({ ...reportLostFactorMutation, onError: fail });
  const passByPasskey = async () => {
    try {
      const credential = await askForPasskey(await ask.mutateAsync({}));
      pass.mutate({ body: { credential } });
    } catch (error) {
      // What the server refused is said already.
      if (error instanceof DOMException) fail(error);
    }
  };
  const choose = (chosen: SecondStepWay) => {
    form.reset();
    setWay(chosen);
  };

  if (lost.isSuccess) return <p role="status">{lost.data.message}</p>;
  return (
    <Form
      className="mt-4 flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ code }) => pass.mutate({ body: factorOf(way, code) }))}
    >
      <h2 className="text-lg">Second step</h2>
      {way === "passkey" ? (
        <Button
          size="lg"
          pending={ask.isPending || pass.isPending}
          onClick={() => void passByPasskey()}
        >
          Use a passkey
        </Button>
      ) : (
        <>
          <CodeField way={way} form={form} />
          <Button type="submit" size="lg" pending={pass.isPending}>
            {pass.isPending ? "Signing in..." : "Continue"}
          </Button>
        </>
      )}
      <div className="flex flex-col gap-2">
        <OtherWays ways={usable} way={way} onChoose={choose} />
        <Button
          variant="link"
          className="self-start"
          pending={lost.isPending}
          onClick={() => lost.mutate({})}
        >
          I have lost my second factor
        </Button>
        <Button variant="link" className="self-start" onClick={onOver}>
          Back to sign in
        </Button>
      </div>
    </Form>
  );
}
