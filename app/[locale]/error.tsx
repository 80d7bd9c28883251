"use client";

import { useParams } from "next/navigation";
import { Button } from "@/app/_ui/button";
import { Page } from "@/app/_ui/card";
import { ErrorState } from "@/app/_ui/states";
import { CRASH_TEXTS } from "@/i18n/crash-texts";
import { LOCALES } from "@/i18n/routing";

interface ErrorPageProps {
  readonly reset: () => void;
}

export default function ErrorPage({ reset }: ErrorPageProps) {
  const params = useParams();
  const texts = CRASH_TEXTS[LOCALES.find((locale) => locale === params.locale) ?? "en"];
  return (
    <Page>
      <ErrorState
        title={texts.title}
        action={
          <Button variant="primary" onClick={reset}>
            {texts["try-again"]}
          </Button>
        }
      >
        {texts.text}
      </ErrorState>
    </Page>
  );
}
