import { useLocale, useTranslations } from "next-intl";
import { positionName } from "../_parts/names";
import { RecordList } from "./record-list";
import type { RecordsShown } from "./records-shown";

/** Who killed, and whom. */
export function KillersCard({ page }: { readonly page: RecordsShown }) {
  const t = useTranslations("records");
  const locale = useLocale();
  const { league, named, killers } = page;
  return (
    <RecordList
      title={t("killers")}
      unit={t("unit.dead")}
      lines={killers.map(({ clubId, id, name, position, victims }) => ({
        id: `${clubId}-${id}`,
        name: (
          <a href={`/${locale}/l/${league.slug}/clubs/${named[clubId]?.clubSlug ?? ""}/players/${id}`}>
            {name === "" ? t("player.unnamed") : name}
          </a>
        ),
        note: [
          positionName(locale, position),
          named[clubId]?.name,
          victims.map((victim) => `† ${victim.name} (${named[victim.clubId]?.name ?? ""})`).join(", "),
        ].join(" · "),
        figure: victims.length,
      }))}
    />
  );
}
