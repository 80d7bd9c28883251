import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { download } from "@/app/_ui/icon-paths";
import type { PlayShown } from "./shapes";

/** The promise of the app's dice, and once the match is over the secret, and how to check every face. */
export function DiceCard({ play }: { readonly play: PlayShown["play"] }) {
  const t = useTranslations("public.dice");
  const { playId, dice, finishedAt } = play;
  return (
    <Card id="dice" title={t("title")} className="no-print">
      <div className="stack">
        {dice.map(({ commitHex, seedHex }) => (
          <dl key={commitHex} className="stack stack-2">
            <div>
              <dt className="small strong">{t("promise")}</dt>
              <dd className="hex">{commitHex}</dd>
            </div>
            {seedHex !== undefined && (
              <div>
                <dt className="small strong">{t("seed")}</dt>
                <dd className="hex">{seedHex}</dd>
              </div>
            )}
          </dl>
        ))}
        {finishedAt === undefined ? (
          <p className="small muted">{t("promise-text")}</p>
        ) : (
          <>
            <p className="small muted">{t("seed-text")}</p>
            <p className="hex">npm run -s dugout -- verify-dice play-{playId}.json</p>
            <div>
              <ButtonLink icon={download} href={`/api/plays/${playId}/export`} download>
                {t("download")}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
