import type { ComponentProps } from "react";

/**
 * A form that its script sends. Until that is there, sending it does nothing: `dialog` is the one method
 * that asks no server, so nothing that was typed gets into an address. Searches are plain forms, with an
 * `action` where they lead without a script.
 */
export function Form(props: ComponentProps<"form">) {
  return <form noValidate {...props} method="dialog" />;
}
