"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/app/_ui/button";
import { BOT_IDS, type BotId } from "@/engine/core/simulate";
import { PracticePlay } from "./practice-play";
import "./ligretto.css";

interface Chosen {
  readonly level: BotId;
  /** Which match of this visit it is. */
  readonly count: number;
}

/** One chooses a bot by its speed, plays against it, and again. */
export function Practice({ name }: { readonly name: string | undefined }) {
  const t = useTranslations("ligretto");
  const locale = useLocale();
  const [chosen, setChosen] = useState<Chosen>();
  if (chosen !== undefined) {
    const { level, count } = chosen;
    const names = { you: name ?? t("practice.you"), bot: t(`practice.bot.${level}`) };
    return (
      <PracticePlay key={count} names={names} level={level} onAgain={() => setChosen({ level, count: count + 1 })} />
    );
  }
  return (
    <main className="lg-table lg-practice">
      <h1>{t("practice.title")}</h1>
      <p>{t("practice.hint")}</p>
      <ul>
        {BOT_IDS.map((level) => (
          <li key={level}>
            <Button size="hero" fill onClick={() => setChosen({ level, count: 1 })}>
              {t(`practice.level.${level}`)}
            </Button>
          </li>
        ))}
      </ul>
      <ButtonLink href={`/${locale}/home`}>{t("practice.home")}</ButtonLink>
    </main>
  );
}
