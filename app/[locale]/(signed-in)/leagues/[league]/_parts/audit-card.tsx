import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import { deedWords } from "./deed-words";
import type { Office } from "./office-types";

type Entry = Office["audit"][number];

/** What was done last, by whom. */
export async function AuditCard({
  entries,
  timeZone,
  href,
}: {
  readonly entries: readonly Entry[];
  readonly timeZone: string;
  /** Where the whole log is. */
  readonly href: string;
}) {
  const t = await getTranslations("office");
  const season = await getTranslations("season");
  return (
    <Card
      title={t("what-was-done")}
      flush
      end={
        <ButtonLink variant="quiet" href={href}>
          {season("whole-log")}
        </ButtonLink>
      }
    >
      <ul>
        {entries.map(({ id, at, by, action, subject, reason }) => (
          <li key={id} className="audit-line small">
            <span className="muted">
              <DateTime at={at} timeZone={timeZone} look="weekday-time" />
            </span>
            <span>
              <b>{by ?? t("somebody")}</b> {deedWords(t, action)}{" "}
              {subjectWords(subject, by, (role) => t(`role.${role}`))}
              {reason !== null && reason !== "" && <span className="muted"> ({reason})</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What it was done to: names and figures, without ids, and without who did it said twice. */
export function subjectWords(subject: Entry["subject"], by: string | null, roleWord: (role: Role) => string): string {
  return Object.values(subject)
    .map(String)
    .filter((value) => value !== "" && value !== by && !/^[0-9a-f]{8}-/.test(value))
    .map((value) => {
      const role = ROLES.find((one) => one === value);
      return role === undefined ? value : roleWord(role);
    })
    .join(", ");
}

const ROLES = ["organiser", "deputy", "recorder", "coach", "member"] as const;
type Role = (typeof ROLES)[number];
