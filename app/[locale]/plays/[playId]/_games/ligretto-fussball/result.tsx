"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { formatList } from "@/app/_ui/format";
import type { Team, View } from "@/engine/ligretto-fussball";
import { RoundsList } from "./rounds-list";
import { sidesOf } from "./team-line";

/** Where one goes on to, and how the shuffles are checked. */
export interface ResultLinks {
  readonly competition: { readonly href: string; readonly label: string } | undefined;
  readonly publicPlay: string | undefined;
  readonly dice: readonly { readonly commitHex: string; readonly seedHex: string | undefined }[];
}

interface ResultProps {
  readonly view: View;
  readonly winner: Team;
  readonly links: ResultLinks;
  /** Another match at once. */
  readonly onAgain?: () => void;
}

/** After the last goal. */
export function Result({ view, winner, links, onAgain }: ResultProps) {
  const t = useTranslations("ligretto");
  const locale = useLocale();
  const [first, second] = sidesOf(view);
  const last = view.matches.at(-1);
  const score = (team: Team) => (view.bestOf > 1 ? view.teams[team].wins : (last?.goals[team] ?? 0));
  const namesIn = (team: Team) => view.players.filter((player) => player.team === team).map(({ name }) => name);
  const names = (team: Team) => formatList(locale, namesIn(team));
  const isRevealed = links.dice.some(({ seedHex }) => seedHex !== undefined);
  return (
    <>
      <header className="lg-final" data-mode={view.mode}>
        <h1>{t("won", { team: names(winner), count: namesIn(winner).length })}</h1>
        <p className="lg-score">
          <span className={`lg-plate lg-${first}`}>{score(first)}</span>
          <span aria-hidden="true">:</span>
          <span className={`lg-plate lg-${second}`}>{score(second)}</span>
        </p>
        <p className="lg-final-names">
          <span className={`lg-ink-${first}`}>{names(first)}</span>
          <span className={`lg-ink-${second}`}>{names(second)}</span>
        </p>
        {last?.way === "forfeits" && <p>{t("won-forfeit")}</p>}
      </header>
      <Page>
        <Card title={t("rounds")}>
          <RoundsList view={view} />
        </Card>
        <Card>
          {onAgain === undefined ? <p>{t("rematch")}</p> : <Again onAgain={onAgain} />}
          {links.competition !== undefined && (
            <p className="mt-3">
              <ButtonLink variant="primary" href={links.competition.href}>
                {t("to-competition")}
              </ButtonLink>
            </p>
          )}
        </Card>
        {view.mode === "live" && links.dice.length > 0 && (
          <Card title={t("dice-title")}>
            {isRevealed && <p>{t("dice-hint")}</p>}
            <dl className="lg-dice">
              {links.dice.map(({ commitHex, seedHex }) => (
                <div key={commitHex}>
                  <dt>{t("dice-promise")}</dt>
                  <dd>
                    <code>{commitHex}</code>
                  </dd>
                  {seedHex !== undefined && (
                    <>
                      <dt>{t("dice-secret")}</dt>
                      <dd>
                        <code>{seedHex}</code>
                      </dd>
                    </>
                  )}
                </div>
              ))}
            </dl>
            {links.publicPlay !== undefined && <a href={links.publicPlay}>{t("dice-link")}</a>}
          </Card>
        )}
      </Page>
    </>
  );
}

function Again({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations("ligretto");
  const locale = useLocale();
  return (
    <div className="row row-3 wrap">
      <Button variant="primary" onClick={onAgain}>
        {t("practice.again")}
      </Button>
      <ButtonLink href={`/${locale}/home`}>{t("practice.home")}</ButtonLink>
    </div>
  );
}
