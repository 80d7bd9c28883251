"use client";

/** Placeholder until the steps are drawn. */
export function BeforeMatch(_props: { readonly back: { readonly href: string; readonly label: string } }) {
  return null;
}
