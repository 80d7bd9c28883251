import type { BloodBowlEdition } from "../club/model";
import type { InducementTerms } from "../data/shapes";
import { BloodBowlOptions } from "../options";
import { DOCUMENT_COSTLY_ERRORS, OFFICIAL_COSTLY_ERRORS } from "./costly-errors-tables";
import { LEAGUE_DOCUMENT } from "./league-document";
import type { Edition } from "./model";
import { OFFICIAL_2020 } from "./official-2020";
import { OFFICIAL_2025 } from "./official-2025";

const PUBLISHED = {
  "league-document": LEAGUE_DOCUMENT,
  "official-2025": OFFICIAL_2025,
  "official-2020": OFFICIAL_2020,
} as const satisfies Record<BloodBowlEdition, Omit<Edition, "options">>;

const NO_HOUSE_RULES = BloodBowlOptions.parse({});

// A play asks for its edition with every command, always with the same options.
const built = new WeakMap<BloodBowlOptions, Map<BloodBowlEdition, Edition>>();

/** An edition as a competition plays it: its data and numbers with the house rules worked in. */
export function edition(id: BloodBowlEdition, options: BloodBowlOptions = NO_HOUSE_RULES): Edition {
  const known = built.get(options) ?? new Map<BloodBowlEdition, Edition>();
  const found = known.get(id) ?? withHouseRules(PUBLISHED[id], options);
  built.set(options, known.set(id, found));
  return found;
}

function withHouseRules(published: Omit<Edition, "options">, options: BloodBowlOptions): Edition {
  const own = options["own-tables"];
  const table = options["costly-errors-table"];
  const cap = options["redraft-cap"];
  return {
    ...published,
    options,
    inducements: inducementsWith(published.inducements, options),
    draft: {
      ...published.draft,
      budget: options["draft-budget"],
      players: { ...published.draft.players, max: options["roster-size"] },
    },
    rerolls: { ...published.rerolls, laterFactor: options["reroll-price-factor"] },
    costlyErrors: {
      table:
        table === "edition"
          ? published.costlyErrors.table
          : { "league-document": DOCUMENT_COSTLY_ERRORS, official: OFFICIAL_COSTLY_ERRORS }[table],
      rounding: chosen(options["costly-errors-rounding"], published.costlyErrors.rounding),
    },
    topUp: chosen(options["top-up"], published.topUp),
    concession: {
      ...published.concession,
      desertion: published.concession.desertion || options["concession-desertion"],
    },
    journeymanQuantities: options["journeyman-source"] === "any-lineman" ? undefined : published.journeymanQuantities,
    spp: { ...published.spp, ...own.spp },
    advancement: { ...published.advancement, costs: own.advancementCosts ?? published.advancement.costs },
    casualtyUpTo: own.casualties ?? published.casualtyUpTo,
    redraft: { ...published.redraft, cap: cap === "none" ? undefined : cap },
  };
}

const chosen = <Value>(option: Value | "edition", published: Value) => (option === "edition" ? published : option);

function inducementsWith(published: readonly InducementTerms[], options: BloodBowlOptions): InducementTerms[] {
  const own = options["own-tables"].inducements ?? {};
  return published
    .filter(({ optional }) => optional !== true || options["supplement-inducements"])
    .map((terms) => withOwnTerms(terms, own[terms.id]))
    .filter(({ max }) => max > 0);
}

/** A league's own price holds for every club, so the discount goes. */
function withOwnTerms(terms: InducementTerms, own: { cost: number; max: number } | undefined): InducementTerms {
  if (own === undefined) return terms;
  const { discount: _, ...rest } = terms;
  return { ...rest, ...own };
}
