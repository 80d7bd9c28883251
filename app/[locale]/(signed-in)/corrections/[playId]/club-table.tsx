"use client";

import { useTranslations } from "next-intl";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { useClubRows } from "./club-rows";
import type { SeenClub } from "./shapes";

/** A club before and after: its figures, what moved its gold match by match, and its players. */
export function ClubTable({ club }: { readonly club: SeenClub }) {
  const t = useTranslations("corrections");
  const rows = useClubRows(club);
  const title = t("club", { club: club.name });
  return (
    <ScrollRegion label={title}>
      <table className="table table-tight">
        <caption className="label text-left">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-left!">
              {t("what")}
            </th>
            <th scope="col">{t("before")}</th>
            <th scope="col">{t("after")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, about, before, after }) => (
            <tr key={key}>
              <th scope="row" className="text-left! whitespace-normal!">
                {label}
                {about !== undefined && <span className="small muted block">{about}</span>}
              </th>
              <td className="whitespace-normal!">{before}</td>
              <td className="whitespace-normal!">{before === after ? after : <b>{after}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
