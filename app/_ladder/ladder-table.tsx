import { useTranslations } from "next-intl";
import { Crest } from "@/app/_ui/crest/crest";
import { Movement } from "@/app/_ui/form-dots";
import type { ClubCrest } from "@/engine/league/crest";
import type { ShownLadder } from "@/server/ladder/shown";

interface LadderTableProps {
  readonly ladder: Pick<ShownLadder, "rungs" | "challenges">;
  readonly entries: readonly {
    readonly id: string;
    readonly name: string;
    readonly crest: ClubCrest | undefined;
  }[];
  /** So many from the top; all where it is left out. */
  readonly leading?: number;
}

/** A ladder from the top: who stands where, what the newest match moved, and who is in a challenge. */
export function LadderTable({ ladder: { rungs, challenges }, entries, leading }: LadderTableProps) {
  const t = useTranslations("formats.ladder");
  const entryOf = (id: string | undefined) => entries.find((entry) => entry.id === id);
  return (
    <table className="table standings">
      <caption className="sr-only">{t("title")}</caption>
      <thead>
        <tr>
          <th className="l" scope="col" colSpan={2}>
            <span className="sr-only">{t("place-and-move")}</span>
          </th>
          <th className="l" scope="col">
            {t("name")}
          </th>
          <th scope="col">{t("won")}</th>
          <th scope="col">{t("lost")}</th>
        </tr>
      </thead>
      <tbody>
        {rungs.slice(0, leading).map(({ entry, rank, moved, won, lost }) => {
          const current = challenges.find((one) => one.challengerId === entry || one.challengedId === entry);
          const isChallenger = current?.challengerId === entry;
          const rival = entryOf(isChallenger ? current?.challengedId : current?.challengerId)?.name ?? "";
          const name = entryOf(entry)?.name ?? "";
          return (
            <tr key={entry}>
              <td className="pos l">{rank}</td>
              <td className="l move-cell">{moved !== 0 && <Movement places={moved} />}</td>
              <th scope="row" className="l wrap">
                <span className="club-cell">
                  <Crest name={name} design={entryOf(entry)?.crest} />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="strong">{name}</span>
                    {current !== undefined && (
                      <small>{t(isChallenger ? "challenges" : "challenged-by", { name: rival })}</small>
                    )}
                  </span>
                </span>
              </th>
              <td>{won}</td>
              <td>{lost}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
