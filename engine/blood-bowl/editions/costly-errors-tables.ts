import type { CostlyErrorsTable } from "./model";

const averted = "crisis-averted";
const minor = "minor-incident";
const major = "major-incident";
const catastrophe = "catastrophe";

/** As the league document prints it (R1); rows D6 1 to 6, columns 100,000 to 600,000. */
export const DOCUMENT_COSTLY_ERRORS = [
  [minor, minor, minor, major, major, catastrophe],
  [averted, minor, minor, major, catastrophe, catastrophe],
  [averted, averted, minor, minor, major, major],
  [averted, averted, averted, minor, minor, major],
  [averted, averted, averted, averted, minor, major],
  [averted, averted, averted, averted, averted, minor],
] as const satisfies CostlyErrorsTable;

/** As the editions of 2020 and 2025 print it. */
export const OFFICIAL_COSTLY_ERRORS = [
  [minor, minor, major, major, catastrophe, catastrophe],
  [averted, minor, minor, major, major, catastrophe],
  [averted, averted, minor, minor, major, major],
  [averted, averted, averted, minor, minor, major],
  [averted, averted, averted, averted, minor, minor],
  [averted, averted, averted, averted, averted, minor],
] as const satisfies CostlyErrorsTable;
