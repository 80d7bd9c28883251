import { useLocale, useTranslations } from "next-intl";
import { formatSigned } from "@/app/_ui/format";

interface TableNotesProps {
  readonly adjustments: readonly { readonly entry: string; readonly points: number; readonly reason: string }[];
  readonly withdrawals: readonly { readonly entry: string; readonly policy: "void-all" | "award-rest" }[];
  readonly nameOf: (entry: string) => string;
}

/** What the matches alone do not tell about a table: points given or taken by the organiser, and who left. */
export function TableNotes({ adjustments, withdrawals, nameOf }: TableNotesProps) {
  const t = useTranslations("public.notes");
  const locale = useLocale();
  if (adjustments.length + withdrawals.length === 0) return undefined;
  return (
    <section className="level p-4" aria-label={t("title")}>
      <ul className="small stack stack-1">
        {adjustments.map(({ entry, points, reason }, index) => (
          <li key={`${entry}-${index}`}>
            <b>{formatSigned(locale, points)}</b> {nameOf(entry)}: {reason}
          </li>
        ))}
        {withdrawals.map(({ entry, policy }) => (
          <li key={entry}>{t(policy, { name: nameOf(entry) })}</li>
        ))}
      </ul>
    </section>
  );
}
