"use client";

import { useParams } from "next/navigation";
import { CRASH_TEXTS } from "@/i18n/crash-texts";
import { LOCALES } from "@/i18n/routing";

export interface CrashPageProps {
  readonly reset: () => void;
}

/** What is shown when a page throws. Every page carries it, so it is written without the other parts. */
export function CrashPage({ reset }: CrashPageProps) {
  const params = useParams();
  const texts = CRASH_TEXTS[LOCALES.find((locale) => locale === params.locale) ?? "en"];
  return (
    <main id="main" className="page">
      <div className="card empty" role="alert">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <button type="button" className="btn btn-primary" onClick={reset}>
          {texts["try-again"]}
        </button>
      </div>
    </main>
  );
}
