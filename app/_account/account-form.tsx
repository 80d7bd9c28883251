"use client";

import { type FormEvent, startTransition, useActionState, useEffect, useRef } from "react";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { PasswordField } from "@/app/_ui/password-field";
import { SelectField } from "@/app/_ui/select-field";
import { Checkbox } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import { type FormAction, type FormAnswer, UNSENT } from "./form-answer";

/** A field of a form about an account; the server page names them, in words of its language. */
export interface FieldSpec {
  readonly name: string;
  readonly kind: "text" | "email" | "code" | "password" | "choice" | "tick";
  readonly label: string;
  readonly hint?: string;
  /** What the browser may fill in. */
  readonly autoComplete?: string;
  readonly value?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly focus?: boolean;
}

interface AccountFormProps {
  readonly action: FormAction;
  readonly fields: readonly FieldSpec[];
  readonly hidden: Readonly<Record<string, string>>;
  /** The address that a new password belongs to, for the browser that keeps it. */
  readonly username?: string | undefined;
  readonly submit: string;
  readonly look?: "primary" | "danger" | "plain";
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** Sends itself by script where there is some, so that nothing typed is lost; and without it as any form. */
export function AccountForm({
  action,
  fields,
  hidden,
  username,
  submit,
  look = "primary",
  ...labels
}: AccountFormProps) {
  const [answer, send, sending] = useActionState(action, UNSENT);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer !== UNSENT) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);

  function sendByScript(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => send(data));
  }

  return (
    <form ref={form} action={send} onSubmit={sendByScript} className="stack stack-4" noValidate>
      {answer.refusal !== undefined && (
        <Notice tone="bad" live>
          {answer.refusal}
        </Notice>
      )}
      {answer.done !== undefined && (
        <Notice tone="good" live>
          {answer.done}
        </Notice>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {username !== undefined && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      {fields.map((field) => (
        <FormField key={field.name} field={field} answer={answer} {...labels} />
      ))}
      <Button type="submit" variant={look} busy={sending} fill>
        {submit}
      </Button>
    </form>
  );
}

interface FormFieldProps extends Pick<AccountFormProps, "showLabel" | "hideLabel"> {
  readonly field: FieldSpec;
  readonly answer: FormAnswer;
}

function FormField({ field, answer, showLabel, hideLabel }: FormFieldProps) {
  const { name, kind, label, hint, autoComplete, options = [], focus = false } = field;
  const texts = { label, hint, error: answer.faults[name] };
  const attributes = {
    name,
    autoComplete,
    required: true,
    defaultValue: answer.typed[name] ?? field.value,
    autoFocus: focus,
  };
  switch (kind) {
    case "password":
      return <PasswordField {...texts} {...attributes} showLabel={showLabel} hideLabel={hideLabel} />;
    case "tick":
      return <Checkbox label={label} hint={hint} name={name} defaultChecked={field.value === "on"} />;
    case "choice":
      return <SelectField {...texts} {...attributes} options={options} />;
    case "email":
      return (
        <TextField {...texts} {...attributes} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
      );
    case "code":
      return <TextField {...texts} {...attributes} autoCapitalize="none" autoCorrect="off" spellCheck={false} />;
    case "text":
      return <TextField {...texts} {...attributes} />;
  }
}
