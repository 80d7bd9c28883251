import { notFound } from "next/navigation";
import { enterLocale, type LocaleProps } from "@/i18n/enter-locale";

/** Any path that no page answers: shows the not-found page of the reader's language. */
export default async function RestPage({ params }: LocaleProps) {
  await enterLocale(params);
  notFound();
}
