import type { SecondStepWay } from "@rolecall/contract/auth/second-step.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  askForPasskey,
  canUsePasskeys,
  noPasskeyGivenText,
} from "#features/auth/passkeys/browser-passkeys.ts";
import {
  CodeField,
  type FactorForm,
  factorOf,
  OtherWays,
} from "#features/auth/second-step/factor-fields.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { DialogBody } from "#ui/overlay/dialog.tsx";
import { ProofFooter } from "./proof-footer.tsx";
import { proofOptionsMutation, proveIdentityMutation } from "./proof.api.ts";

interface FactorProofProps {
  ways: readonly SecondStepWay[];
  onDone: (given: boolean) => void;
}

/** Proves by the second factor. */
export function FactorProof({ ways, onDone }: FactorProofProps) {
  const usable = ways.filter((way) => way !== "passkey" || canUsePasskeys());
  const [way, setWay] = useState<SecondStepWay>(usable[0] ?? "recovery");
  const form = useForm<FactorForm>({ defaultValues: { code: "" } });
  const prove = useMutation({ ...proveIdentityMutation, onSuccess: () => onDone(true) });
  const ask = useMutation(proofOptionsMutation);

  const fail = (error: unknown) =>
    form.setError(
      "code",
      { type: "server", message: sentenceOf(error, noPasskeyGivenText) },
      { shouldFocus: way !== "passkey" },
    );
  const send = async (body: Parameters<typeof prove.mutateAsync>[0]["body"]) => {
    await prove.mutateAsync({ body }).catch(fail);
  };
  const sendPasskey = async () => {
    try {
      await send({ credential: await askForPasskey(await ask.mutateAsync({})) });
    } catch (error) {
      fail(error);
    }
  };
  const choose = (chosen: SecondStepWay) => {
    form.reset();
    setWay(chosen);
  };
  const submit = form.handleSubmit(({ code }) =>
    way === "passkey" ? sendPasskey() : send(factorOf(way, code)),
  );

  return (
    <Form className="contents" onSubmit={submit}>
      <DialogBody className="flex flex-col gap-3">
        {way === "passkey" ? (
          <>
            <p>Your browser asks for your passkey.</p>
            <FieldError id="passkey-error">{form.formState.errors.code?.message}</FieldError>
          </>
        ) : (
          <CodeField way={way} form={form} />
        )}
        <OtherWays ways={usable} way={way} onChoose={choose} />
      </DialogBody>
      <ProofFooter pending={prove.isPending || ask.isPending} onCancel={() => onDone(false)} />
    </Form>
  );
}
