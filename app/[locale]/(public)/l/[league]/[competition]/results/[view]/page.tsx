import { type CalendarViewProps, calendarMetadata } from "../../../../../_calendar/calendar-metadata";
import { CalendarPages } from "../../../../../_parts/calendar-pages";

export const dynamic = "force-static";
export const revalidate = false;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = (props: CalendarViewProps) => calendarMetadata(props, "results");

export default function ResultsViewPage(props: CalendarViewProps) {
  return <CalendarPages {...props} tab="results" />;
}
