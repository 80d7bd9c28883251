import type { FormEvent } from "react";

/** What was typed into a field of the form that is being sent; typing may have begun before the page was alive. */
export function typedText(event: FormEvent<HTMLFormElement>, name: string): string {
  const value = new FormData(event.currentTarget).get(name);
  return typeof value === "string" ? value.trim() : "";
}
