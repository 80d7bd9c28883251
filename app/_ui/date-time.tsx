import { useLocale } from "next-intl";
import { type DateStyle, formatDate, formatTimeZone } from "./format";

interface DateTimeProps {
  /** ms since the epoch, or what `Date` reads. */
  readonly at: number | string | Date;
  /** The league's, as an IANA name. */
  readonly timeZone: string;
  readonly look?: DateStyle | undefined;
  /** Says which time zone it is, once on a page. */
  readonly showZone?: boolean | undefined;
}

/** A moment in the league's time zone and the reader's language. */
export function DateTime({ at, timeZone, look = "date-time", showZone = false }: DateTimeProps) {
  const locale = useLocale();
  return (
    <time dateTime={new Date(at).toISOString()} className="nowrap">
      {formatDate(locale, at, timeZone, look)}
      {showZone && ` ${formatTimeZone(locale, at, timeZone)}`}
    </time>
  );
}
