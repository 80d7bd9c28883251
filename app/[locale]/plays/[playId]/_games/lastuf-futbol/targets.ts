import type { CardId, Colour, Command, CommandOf } from "@/engine/lastuf-futbol";

/** Something on the table that a picked card can be played on. */
export type Target = Place & (Plays | Gives);

type Place = { readonly kind: "goal"; readonly goal: Colour } | { readonly kind: "footballer"; readonly card: CardId };

/** A tap there plays the card. */
interface Plays {
  readonly command: Command;
}

/** A tap there says what of one's own is given; what it is given for comes next. */
interface Gives {
  readonly give: CardId | Colour;
}

/** Where a card may be played, out of what the engine allows; `give` is the own footballer or goal already chosen. */
export function targetsOf(commands: readonly Command[], card: CardId, give?: Gives["give"]): Target[] {
  const plays = commands.filter((command) => "card" in command && command.card === card);
  const exchanges = plays.filter((command) => command.type === "exchange-players");
  if (exchanges.length > 0) {
    return swaps<CardId, CommandOf<"exchange-players">>(
      exchanges,
      give,
      (own) => ({ kind: "footballer", card: own }),
      exchangeTarget,
    );
  }
  const changes = plays.filter((command) => command.type === "change-field");
  if (changes.length > 0)
    return swaps<Colour, CommandOf<"change-field">>(
      changes,
      give,
      (own) => ({ kind: "goal", goal: own }),
      changeTarget,
    );
  return plays.flatMap(plainTarget);
}

/** First what is given, where there is a choice; then what it is given for. */
function swaps<Own extends CardId | Colour, Swap extends { readonly own: Own }>(
  commands: readonly Swap[],
  give: Gives["give"] | undefined,
  placeOf: (own: Own) => Place,
  targetOf: (command: Swap) => Target,
): Target[] {
  const owns = [...new Set(commands.map(({ own }) => own))];
  const given = give ?? (owns.length === 1 ? owns[0] : undefined);
  if (given === undefined) return owns.map((own) => ({ ...placeOf(own), give: own }));
  return commands.filter(({ own }) => own === given).map(targetOf);
}

const exchangeTarget = (command: CommandOf<"exchange-players">): Target => ({
  kind: "footballer",
  card: command.other,
  command,
});

const changeTarget = (command: CommandOf<"change-field">): Target => ({ kind: "goal", goal: command.other, command });

function plainTarget(command: Command): Target[] {
  switch (command.type) {
    case "play-ball":
      return [{ kind: "goal", goal: command.goal, command }];
    case "show-red-card":
    case "show-yellow-card":
    case "injure":
    case "heal":
      return [{ kind: "footballer", card: command.target, command }];
    default:
      return [];
  }
}
