"use client";

/** Placeholder until the steps are drawn. */
export function AfterMatch(_props: {
  readonly mySeat: number | undefined;
  readonly back: { readonly href: string; readonly label: string };
}) {
  return null;
}
