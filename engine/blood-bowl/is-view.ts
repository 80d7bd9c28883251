import type { View } from "./view";

/** Whether something that came as JSON is a view of this game; for what is in it the server vouches. */
export function isView(value: unknown): value is View {
  return typeof value === "object" && value !== null && "sides" in value && "phase" in value;
}
