import { useTranslations } from "next-intl";
import { Crest } from "@/app/_ui/crest/crest";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import type { ClubCrest } from "@/engine/league/crest";
import type { ShownTie } from "@/server/brackets/shown";
import { stageName } from "./round-name";

interface BracketEntry {
  readonly id: string;
  readonly name: string;
  /** Absent: drawn from the name. */
  readonly crest: ClubCrest | undefined;
}

interface BracketProps {
  readonly ties: readonly ShownTie[];
  readonly entries: readonly BracketEntry[];
}

/** A knock-out as lists of ties, a round beside the other where there is room and below it on a phone. */
export function Bracket({ label, ties, entries }: BracketProps & { readonly label: string }) {
  const t = useTranslations("bracket");
  const rounds = [...new Set(ties.map(({ round }) => round))];
  return (
    <ScrollRegion label={label}>
      <ol className="bracket">
        {rounds.map((round) => {
          const own = ties.filter((tie) => tie.round === round && !tie.thirdPlace);
          const third = ties.find((tie) => tie.round === round && tie.thirdPlace);
          return (
            <li key={round} className="bracket-round">
              <h3>{stageName(t, own[0]?.of ?? 2)}</h3>
              <TieList ties={own} entries={entries} />
              {third !== undefined && (
                <>
                  <h3>{t("third")}</h3>
                  <TieList ties={[third]} entries={entries} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </ScrollRegion>
  );
}

function TieList({ ties, entries }: BracketProps) {
  return (
    <ol className="bracket-ties">
      {ties.map((tie) => (
        <li key={tie.id} className="bracket-tie">
          {tie.sides.map((id, side) => (
            <Side
              key={side === 0 ? "first" : "second"}
              tie={tie}
              side={side}
              entry={entries.find((one) => one.id === id)}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  readonly tie: ShownTie;
  readonly side: number;
  readonly entry: BracketEntry | undefined;
}

/** A side of a tie; who goes through is in bold and says so to those who cannot see it. */
function Side({ tie: { bye, score, winner }, side, entry }: SideProps) {
  const t = useTranslations("bracket");
  if (entry === undefined) return <span className="bracket-side muted">{t(bye ? "bye" : "open")}</span>;
  const goesOn = winner === entry.id && !bye;
  return (
    <span className={goesOn ? "bracket-side bracket-winner" : "bracket-side"}>
      <Crest name={entry.name} design={entry.crest} size={24} />
      <span className="grow">
        {entry.name}
        {goesOn && <span className="sr-only"> {t("goes-on")}</span>}
      </span>
      {score !== undefined && <span className="num">{score[side]}</span>}
    </span>
  );
}
