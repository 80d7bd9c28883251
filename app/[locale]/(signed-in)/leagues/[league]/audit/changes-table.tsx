import { getTranslations } from "next-intl/server";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { changesBetween } from "./changes";

/** What was there before and after, folded away; nothing where nothing was written down. */
export async function ChangesTable({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const t = await getTranslations("season");
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-3">{t("details")}</summary>
      <ScrollRegion label={t("details")}>
        <table className="table">
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
            {changes.map((change) => (
              <tr key={change.path}>
                <th scope="row" className="text-left!">
                  {change.path}
                </th>
                <td className="whitespace-normal!">{change.before ?? "–"}</td>
                <td className="whitespace-normal!">{change.after ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
