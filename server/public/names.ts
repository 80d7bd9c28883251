import type { Db } from "@/db/client";
import type { COACH_NAME_STYLES, EntryKind } from "@/db/schema";
import { onceOf } from "@/engine/core/once";
import { keptCoachNames } from "../kept/rows-of-league";
import type { CoachName } from "./store";

type NameStyle = (typeof COACH_NAME_STYLES)[number];

/** A coach's name as the league shows it in public: full, "Ines B.", or the alias (initials where there is none). */
export function shownName(style: NameStyle, name: string, alias: string | undefined): string {
  const parts = name.trim().split(/\s+/);
  const [first = "", ...rest] = parts;
  const last = rest.at(-1);
  switch (style) {
    case "full":
      return name;
    case "short":
      return last === undefined ? first : `${first} ${[...last][0]}.`;
    case "alias":
      return alias ?? parts.map((part) => `${[...part][0]}.`).join(" ");
  }
}

/** Names of coaches as a league shows them. */
export interface CoachNames {
  /** By account. */
  (userId: string | null): string | undefined;
  /** The accounts of all of them; who came first stands first. */
  readonly userIds: readonly string[];
  /** Of an entry: that of its people where it is called by their names. */
  entry(row: Entry): string;
}

interface Entry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly personId: string | null;
  readonly partnerId: string | null;
}

/** The names of a league's coaches; the same object as before where none of them changed. */
export async function coachNamesOf(
  db: Db,
  league: { readonly id: string; readonly coachNames: NameStyle },
): Promise<CoachNames> {
  return namesIn[league.coachNames](await keptCoachNames(db, league.id));
}

const namesAs = (style: NameStyle) => onceOf((rows: readonly CoachName[]) => namesOf(rows, style));

const namesIn = { full: namesAs("full"), short: namesAs("short"), alias: namesAs("alias") } as const;

function namesOf(rows: readonly CoachName[], style: NameStyle): CoachNames {
  const shown = new Map(rows.map(({ userId, name, alias }) => [userId, shownName(style, name, alias ?? undefined)]));
  const full = new Map(rows.map(({ userId, name }) => [userId, name]));
  const names = (userId: string | null) => (userId === null ? undefined : shown.get(userId));
  return Object.assign(names, {
    userIds: rows.map(({ userId }) => userId),
    entry({ name, kind, personId, partnerId }: Entry) {
      const people = kind === "pair" ? [personId, partnerId] : kind === "coach" ? [personId] : [];
      const called = people.map((id) => full.get(id ?? "")).join(" & ");
      return called === name && people.length > 0 ? people.map((id) => names(id) ?? "").join(" & ") : name;
    },
  });
}
