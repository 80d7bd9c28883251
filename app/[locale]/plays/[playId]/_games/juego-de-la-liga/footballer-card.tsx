import { useTranslations } from "next-intl";
import { tapUnder, useDrag } from "@/app/_play/use-drag";
import { classNames } from "@/app/_ui/class-names";
import { type Action, type CardFace, type CardId, cardFace, millions } from "@/engine/juego-de-la-liga";
import { useNames, useTable } from "./table-context";

/** Stars of a rank: one silver, two gold. */
const STARS = { normal: "", crack: "★", "mega-crack": "★★" } as const;

interface FootballerCardProps {
  readonly card: CardId;
  readonly pressed?: boolean;
  /** Why he cannot be had now; the card sinks and says so. */
  readonly refusal?: string | undefined;
  /** He can be had now. */
  readonly isOpen?: boolean;
  readonly onPick?: (() => void) | undefined;
}

/** A player card of the market: position, stars, price, name, club, and what each face of the die means. */
export function FootballerCard({ card, pressed = false, refusal, isOpen = false, onPick }: FootballerCardProps) {
  const t = useTranslations("juego");
  const { cards } = useTable();
  const { money } = useNames();
  const face = cardFace(cards, card);
  const drag = useDrag({
    onStart: () => {
      if (isOpen && !pressed) onPick?.();
      return isOpen;
    },
    onDrop: (under) => tapUnder(under, "button.slot-open"),
  });
  return (
    <button
      type="button"
      {...drag}
      className={classNames("pc", `pos-${face.position.toLowerCase()}`, face.tier, pressed && "sel", !isOpen && "no")}
      aria-pressed={pressed}
      onClick={onPick}
    >
      <span className="pc-top">
        <b>{t(`pos.${face.position}`)}</b>
        {face.tier !== "normal" && (
          <span className="pc-star" role="img" aria-label={t(`tier.${face.tier}`)}>
            {STARS[face.tier]}
          </span>
        )}
        <span className="pc-price">{money(millions(face.price))}</span>
      </span>
      <span className="pc-name cut">{face.name}</span>
      <span className="pc-club">
        <MiniCrest {...face.crest} />
        <span className="cut">{face.club}</span>
      </span>
      <span className="pc-say">{refusal ?? <PlaysInWords face={face} />}</span>
      <Faces face={face} />
    </button>
  );
}

function MiniCrest({ primary, secondary }: CardFace["crest"]) {
  return (
    <svg className="pc-crest" width="14" height="16" viewBox="2 2 36 41" aria-hidden>
      <path d="M4 4h32v17c0 10-7 16-16 20C11 37 4 31 4 21z" fill={primary} />
      <path d="M20 4h16v17c0 10-7 16-16 20z" fill={secondary} />
      <path d="M4 4h32v17c0 10-7 16-16 20C11 37 4 31 4 21z" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** "2–5 shot, 6 penalty"; and what he is a specialist for. */
export function PlaysInWords({ face }: { readonly face: CardFace }) {
  const t = useTranslations("juego");
  const runs: { play: Action | "save" | "goal"; from: number; to: number }[] = [];
  for (const { face: die, play } of face.plays) {
    const run = runs.at(-1);
    if (run !== undefined && run.play === play) run.to = die;
    else runs.push({ play, from: die, to: die });
  }
  const words = runs.map(({ play, from, to }) => `${from === to ? from : `${from}–${to}`} ${t(`play.${play}`)}`);
  return <>{[...words, ...face.abilities.map((ability) => t(`ability.${ability}`))].join(", ")}</>;
}

/** What the six faces mean, a letter each. */
export function Faces({ face }: { readonly face: CardFace }) {
  const t = useTranslations("juego");
  return (
    <span className="faces" aria-hidden>
      {face.plays.map(({ face: die, play }) => (
        <i key={die} className={`face-${worthOf(play)}`}>
          {t(`face.${play}`)}
        </i>
      ))}
    </span>
  );
}

function worthOf(play: Action | "save" | "goal"): "good" | "pass" | "bad" {
  switch (play) {
    case "shot":
    case "penalty-for":
    case "free-kick":
    case "corner":
    case "save":
      return "good";
    case "back-pass":
    case "midfield-assist":
    case "forward-assist":
      return "pass";
    case "red-card":
    case "loss-of-ball":
    case "own-goal":
    case "penalty-against":
    case "goal":
      return "bad";
  }
}
