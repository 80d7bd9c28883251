import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button, ButtonLink } from "@/app/_ui/button";
import { formatList } from "@/app/_ui/format";
import { refreshCw } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { places, TALLIES, type View } from "@/engine/lastuf-futbol";

interface ResultProps {
  readonly view: View;
  readonly playId: string;
  /** Whoever sat at the table may deal again. */
  readonly mayPlayAgain: boolean;
}

/** Who won, what everybody did, and the way to another game. */
export function Result({ view, playId, mayPlayAgain }: ResultProps) {
  const t = useTranslations("lastuf");
  const locale = useLocale();
  const { table } = view;
  const at = places(table);
  const order = table.entrants
    .map(({ name }, seat) => ({ name, seat, place: at[seat] ?? 0, tally: table.areas[seat]?.tally }))
    .sort((a, b) => a.place - b.place);
  const winners = order.filter(({ place }) => place === 1).map(({ name }) => name);
  return (
    <section className="lt-result" role="dialog" aria-label={t("over")}>
      <div>
        <p className="small muted">{t("over")}</p>
        <h2>{t("won", { names: formatList(locale, winners), count: winners.length })}</h2>
      </div>
      <ScrollRegion label={t("over")}>
        <table className="table table-tight">
          <thead>
            <tr>
              <th>
                <span className="sr-only">{t("place")}</span>
              </th>
              <th className="l">{t("player")}</th>
              {TALLIES.map((key) => (
                <th key={key}>
                  <abbr title={t(`tally.${key}`)}>{t(`tally-short.${key}`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map(({ name, seat, place, tally }) => (
              <tr key={seat} className={seat === view.seat ? "is-you" : undefined}>
                <td className="pos">{place}</td>
                <th scope="row" className="l">
                  {name}
                </th>
                {TALLIES.map((key) => (
                  <td key={key}>{tally?.[key] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="small muted">
        {TALLIES.map((key) => `${t(`tally-short.${key}`)}: ${t(`tally.${key}`)}`).join(" · ")}
      </p>
      {mayPlayAgain && <Rematch playId={playId} />}
      <ButtonLink href={`/${locale}/home`}>{t("leave")}</ButtonLink>
    </section>
  );
}

/** Deals again for the same players, or goes to the game that another of them has started. */
function Rematch({ playId }: Pick<ResultProps, "playId">) {
  const t = useTranslations("lastuf");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();

  async function again() {
    const started = await run(() => client.plays.rematch.mutate({ playId }));
    if (started !== undefined) router.push(`/${locale}/plays/${started.playId}`);
  }

  return (
    <>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button variant="primary" size="table" icon={refreshCw} busy={isBusy} onClick={() => void again()}>
        {t("rematch")}
      </Button>
    </>
  );
}
