import type { PlacedContext } from "../access/procedures";
import type { TypeResult } from "../fixtures/schema";
import { resultOf } from "../fixtures/type-result";
import { fixtureOfPlay } from "./store";
import { type TableChange, tableChanges } from "./tables";

/** The table as it is and as it would be with another result of a fixture; nothing is stored. */
export async function previewResult(ctx: PlacedContext, input: TypeResult): Promise<TableChange | undefined> {
  const { fixtureId } = input;
  const { competitionId } = await fixtureOfPlay(ctx.db, fixtureId);
  const after = { key: "match", ...resultOf(input) };
  const [table] = await tableChanges(ctx.db, [{ playId: "", fixtureId, competitionId, before: undefined, after }]);
  return table;
}
