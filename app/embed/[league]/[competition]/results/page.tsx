import { EmbeddedFixtures, type EmbeddedProps } from "../embedded-fixtures";

/** The results of a competition, in the frame of any site. */
export default async function EmbeddedResults(props: EmbeddedProps) {
  return <EmbeddedFixtures {...props} tab="results" />;
}
