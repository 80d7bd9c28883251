import { EmbeddedFixtures, type EmbeddedProps } from "../embedded-fixtures";

/** The calendar of a competition, in the frame of any site. */
export default async function EmbeddedCalendar(props: EmbeddedProps) {
  return <EmbeddedFixtures {...props} tab="calendar" />;
}
