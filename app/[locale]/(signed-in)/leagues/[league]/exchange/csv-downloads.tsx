import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { download } from "@/app/_ui/icon-paths";
import { CSV_KINDS } from "@/server/exchange/schema";
import type { CompetitionChoice } from "./csv-import";

interface CsvDownloadsProps {
  readonly leagueId: string;
  readonly competitions: readonly CompetitionChoice[];
}

/** The tables of a league as files that the import reads again. */
export async function CsvDownloads({ leagueId, competitions }: CsvDownloadsProps) {
  const t = await getTranslations("exchange");
  const hrefOf = (kind: string, competitionId?: string) =>
    `/api/leagues/${leagueId}/csv?${new URLSearchParams({ kind, ...(competitionId && { competition: competitionId }) })}`;
  return (
    <Card title={t("download-csv")}>
      <div className="stack stack-4">
        <ButtonLink icon={download} href={hrefOf("coaches")} download>
          {t("kind.coaches")}
        </ButtonLink>
        {competitions.map(({ id, name }) => (
          <section key={id} className="stack" aria-label={name}>
            <h3>{name}</h3>
            <div className="flex flex-wrap gap-2">
              {CSV_KINDS.filter((kind) => kind !== "coaches").map((kind) => (
                <ButtonLink key={kind} icon={download} href={hrefOf(kind, id)} download>
                  {t(`kind.${kind}`)}
                </ButtonLink>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Card>
  );
}
