import { useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";
import { Icon } from "@/app/_ui/icon";
import { kindOfSpace, type SpaceKind } from "@/engine/juego-de-la-liga";
import { placeOf } from "./board-places";
import { SeatToken } from "./seat-token";
import { useNames, useTable } from "./table-context";
import { useSteps } from "./use-steps";

const CARDS =
  "M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12 M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17";

const LOOKS: Readonly<Record<SpaceKind, string>> = {
  start: "sp-start",
  "action-card": "sp-cards",
  clausulazo: "sp-cards",
  fine: "sp-fine",
  income: "sp-income",
  "one-goalkeeper": "sp-pos pos-gk",
  "one-defender": "sp-pos pos-df",
  "one-midfielder": "sp-pos pos-mf",
  "one-forward": "sp-pos pos-fw",
  defenders: "sp-pos pos-df",
  midfielders: "sp-pos pos-mf",
};

/** The ring of 40 spaces with the tokens on it; `children` is what lies in the middle. */
export function Board({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("juego");
  const { view, cards } = useTable();
  const { coach } = useNames();
  const { phase } = view;
  const at = useSteps(view.clubs.map((club) => club.at));
  const turnAt = phase.kind === "transfer" ? at[phase.turn.seat] : undefined;
  return (
    <div className="bd">
      <ol className="bd-ring" aria-label={t("board")}>
        {cards.set.board.map((_, index) => {
          const kind = kindOfSpace(view, index);
          const here = view.order.filter((seat) => at[seat] === index);
          const words = [t("space", { index, kind: t(`space-kind.${kind}`) }), ...here.map(coach)].join(", ");
          return (
            <li
              key={index}
              className={classNames("sp", LOOKS[kind], index === turnAt && "sp-now")}
              style={styleOf(index)}
              aria-label={words}
            >
              <Printed kind={kind} />
              <span className="sp-tokens">
                {here.map((seat) => (
                  <SeatToken key={seat} seat={seat} name={coach(seat)} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="bd-middle">{children}</div>
    </div>
  );
}

function Printed({ kind }: { readonly kind: SpaceKind }) {
  const t = useTranslations("juego");
  switch (kind) {
    case "start":
      return <b>{t("start")}</b>;
    case "action-card":
      return <Icon path={CARDS} size="sm" />;
    case "clausulazo":
      return <b>C</b>;
    case "fine":
      return <b>−4</b>;
    case "income":
      return <b>+6</b>;
    case "one-goalkeeper":
      return <Sign position={t("pos.GK")} count="1" />;
    case "one-defender":
      return <Sign position={t("pos.DF")} count="1" />;
    case "one-midfielder":
      return <Sign position={t("pos.MF")} count="1" />;
    case "one-forward":
      return <Sign position={t("pos.FW")} count="1" />;
    case "defenders":
      return <Sign position={t("pos.DF")} count={t("any")} />;
    case "midfielders":
      return <Sign position={t("pos.MF")} count={t("any")} />;
  }
}

function Sign({ position, count }: { readonly position: string; readonly count: string }) {
  return (
    <>
      <b>{position}</b>
      <small>{count}</small>
    </>
  );
}

function styleOf(index: number): CSSProperties {
  const { lying, standing } = placeOf(index);
  const places: Record<`--${string}`, number> = {
    "--x": lying.x,
    "--y": lying.y,
    "--px": standing.x,
    "--py": standing.y,
  };
  return places;
}
