import { useTranslations } from "next-intl";
import { EffectsButton } from "@/app/_play/effects/effects-button";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Sheet } from "@/app/_ui/dialog";
import { calendar, keyboard, undo2 } from "@/app/_ui/icon-paths";
import { Mark } from "@/app/_ui/mark";
import { ClubPanel } from "./club-panel";
import { Deadline } from "./deadline";
import { SeatToken } from "./seat-token";
import { useNames, useTable } from "./table-context";

interface TableHeadProps {
  readonly due: number | undefined;
  readonly isOffline: boolean;
  readonly typesDice: boolean;
  readonly isSeason: boolean;
  readonly onTypeDice: () => void;
  readonly onSeason: () => void;
  /** Takes the last thing back; undefined where nothing may be. */
  readonly onUndo: (() => void) | undefined;
}

/** Where the season is, who is on, and everybody's money; a tap on a club shows its sheet. */
export function TableHead(props: TableHeadProps) {
  const { due, isOffline, typesDice, isSeason, onTypeDice, onSeason, onUndo } = props;
  const t = useTranslations("juego");
  const { view } = useTable();
  const { club, coach, money } = useNames();
  return (
    <header className="jg-head">
      <Mark height={26} />
      <span className="jg-title cut">
        <b>{t("title")}</b> <StageWords />
      </span>
      {isOffline && <span className="chip">{t("no-network")}</span>}
      <Deadline view={view} />
      <div className="jg-tools">
        {onUndo !== undefined && (
          <Button variant="quiet" icon={undo2} aria-label={t("undo")} onClick={onUndo}>
            <span className="jg-word">{t("undo")}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          icon={keyboard}
          aria-label={t("type-dice")}
          aria-pressed={typesDice}
          onClick={onTypeDice}
        >
          <span className="jg-word">{t("type-dice")}</span>
        </Button>
        <Button variant="quiet" icon={calendar} aria-label={t("season")} aria-pressed={isSeason} onClick={onSeason}>
          <span className="jg-word">{isSeason ? t("back-to-table") : t("season")}</span>
        </Button>
        <EffectsButton />
      </div>
      <ul className="coaches" aria-label={t("coaches")}>
        {view.order.map((seat) => (
          <li key={seat}>
            <Sheet
              title={club(seat)}
              trigger={
                <button type="button" className={classNames("coach", seat === due && "is-on")}>
                  <SeatToken seat={seat} name={coach(seat)} size={28} />
                  <span>{coach(seat)}</span>
                  <b className="num">{money(view.clubs[seat]?.money)}</b>
                </button>
              }
            >
              <ClubPanel seat={seat} />
            </Sheet>
          </li>
        ))}
      </ul>
    </header>
  );
}

function StageWords() {
  const t = useTranslations("juego");
  const { view } = useTable();
  const { phase } = view;
  switch (phase.kind) {
    case "draft":
      return <small>{t("stage-words.draft")}</small>;
    case "transfer":
      return phase.turn.period === 0 ? (
        <small>{t("stage-words.transfer", { lap: phase.turn.lap })}</small>
      ) : (
        <small>{t("stage-words.extra", { round: phase.turn.period })}</small>
      );
    case "matchday":
      return <small>{t("matchday", { round: phase.round })}</small>;
    case "finished":
      return <small>{t("stage-words.finished")}</small>;
  }
}
