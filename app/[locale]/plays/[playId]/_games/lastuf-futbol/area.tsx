import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import { Icon } from "@/app/_ui/icon";
import { wifiOff, zap } from "@/app/_ui/icon-paths";
import {
  BALLS_TO_CLOSE,
  type Colour,
  colourOf,
  type Footballer,
  injuryOn,
  isActive,
  type View,
  yellowsOn,
} from "@/engine/lastuf-futbol";
import { Suit } from "./suit";
import type { Target } from "./targets";

interface AreaProps {
  readonly view: View;
  readonly seat: number;
  readonly targets: readonly Target[];
  readonly isDue: boolean;
  readonly onTarget: (target: Target) => void;
}

/** What lies in front of a player: goals with their balls, footballers, and how many cards are in hand. */
export function Area({ view, seat, targets, isDue, onTarget }: AreaProps) {
  const t = useTranslations("lastuf");
  const { table, handSizes } = view;
  const area = table.areas[seat];
  if (area === undefined) return null;
  const { goals, footballers, eliminated, awaySince } = area;
  const own = goals.map(({ colour }) => colour);
  const name = seat === view.seat ? t("you") : (table.entrants[seat]?.name ?? "");
  const [first] = own;
  const defends = footballers.filter(({ card }) => own.some((colour) => colour === colourOf(card)));
  const attacks = footballers.filter(({ card }) => !own.some((colour) => colour === colourOf(card)));
  const isHit = targets.some((target) => target.kind === "goal" && own.includes(target.goal));
  return (
    <section
      className={classNames("opp", first && `op-${first}`, isDue && "is-due", isHit && "lit", eliminated && "is-out")}
      aria-label={name}
    >
      <div className="row">
        <b className="display grow cut">{name}</b>
        {awaySince !== undefined && <Icon path={wifiOff} label={t("away")} />}
        {eliminated !== undefined && <span className="small">{t("out", { balls: eliminated.balls })}</span>}
      </div>
      {goals.map(({ colour, balls }) => {
        const target = targets.find((one) => one.kind === "goal" && one.goal === colour);
        return <GoalButton key={colour} colour={colour} balls={balls.length} target={target} onTarget={onTarget} />;
      })}
      <div className="fps">
        <Group title={t("defend")} footballers={defends} targets={targets} onTarget={onTarget} />
        <Group title={t("attack")} footballers={attacks} targets={targets} onTarget={onTarget} />
      </div>
      {seat !== view.seat && (
        <span className="backs" role="img" aria-label={t("cards-in-hand", { count: handSizes[seat] ?? 0 })}>
          {Array.from({ length: handSizes[seat] ?? 0 }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      )}
    </section>
  );
}

interface GoalButtonProps {
  readonly colour: Colour;
  readonly balls: number;
  readonly target: Target | undefined;
  readonly onTarget: (target: Target) => void;
}

function GoalButton({ colour, balls, target, onTarget }: GoalButtonProps) {
  const t = useTranslations("lastuf");
  const label = t("goal-balls", { colour: t(`colour.${colour}`), balls });
  const inside = (
    <>
      <Suit colour={colour} size={26} />
      <span className="balls" aria-hidden>
        {Array.from({ length: BALLS_TO_CLOSE }, (_, index) => (
          <i key={index} className={index < balls ? "in" : undefined} />
        ))}
      </span>
    </>
  );
  return target === undefined ? (
    <div className="goal" role="img" aria-label={label}>
      {inside}
    </div>
  ) : (
    <button type="button" className="goal is-target" aria-label={label} onClick={() => onTarget(target)}>
      {inside}
    </button>
  );
}

interface GroupProps {
  readonly title: string;
  readonly footballers: readonly Footballer[];
  readonly targets: readonly Target[];
  readonly onTarget: (target: Target) => void;
}

function Group({ title, footballers, targets, onTarget }: GroupProps) {
  const t = useTranslations("lastuf");
  if (footballers.length === 0) return null;
  return (
    <span className="fpg">
      <small>{title}</small>
      {footballers.map((footballer) => {
        const { card, attached } = footballer;
        const colour = colourOf(card);
        const target = targets.find((one) => one.kind === "footballer" && one.card === card);
        if (colour === undefined) return null;
        const label = [
          t("footballer", { colour: t(`colour.${colour}`) }),
          injuryOn(attached) && t("injured"),
          yellowsOn(attached).length > 0 && t("booked"),
        ]
          .filter(Boolean)
          .join(", ");
        const look = classNames("fp", `fp-${colour}`, !isActive(footballer) && "hurt", target && "is-target");
        const inside = (
          <>
            <Suit colour={colour} />
            {injuryOn(attached) !== undefined && <Icon path={zap} size="sm" />}
            {yellowsOn(attached).length > 0 && <i className="yc" />}
          </>
        );
        return target === undefined ? (
          <span key={card} className={look} role="img" aria-label={label}>
            {inside}
          </span>
        ) : (
          <button key={card} type="button" className={look} aria-label={label} onClick={() => onTarget(target)}>
            {inside}
          </button>
        );
      })}
    </span>
  );
}
