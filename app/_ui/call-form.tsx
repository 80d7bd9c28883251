"use client";

import type { FormEvent, ReactNode } from "react";

interface CallFormProps {
  readonly onSend: (event: FormEvent<HTMLFormElement>) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form that calls the server by script. One that is sent before the page is alive is sent again when it is, since it
 * has an action; what was typed stays.
 */
export function CallForm({ onSend, className = "stack", children }: CallFormProps) {
  return (
    <form
      className={className}
      action={() => {}}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event);
      }}
    >
      {children}
    </form>
  );
}
