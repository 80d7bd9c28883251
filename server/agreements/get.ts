import type { PlacedContext } from "../access/procedures";
import { whyUnmovable } from "../fixtures/movable";
import { loadFixture, loadResultsWithNames } from "../fixtures/store";
import { agreementNow } from "./agreement-now";
import { proposalClashes } from "./proposal-clashes";
import { listProposals } from "./proposals-store";
import type { AgreementPlace } from "./schema";
import { listAnswers, sidesOf } from "./store";

/** A fixture as those in it see it: every version of its result, what was said about it, and dates that were proposed. */
export async function getAgreement(ctx: PlacedContext, { fixtureId }: AgreementPlace) {
  const { db, viewer } = ctx;
  const found = await loadFixture(db, fixtureId);
  const sides = await sidesOf(db, fixtureId);
  const answers = await listAnswers(db, fixtureId);
  const proposals = await listProposals(db, fixtureId);
  const open = proposals.find(({ state }) => state === "open");
  const isMine = (coaches: readonly string[]) => viewer !== undefined && coaches.includes(viewer.userId);
  return {
    ...found,
    sides: sides.map(({ seat, name, coaches }) => ({ seat, name, hasCoach: coaches.length > 0 })),
    ownSeats: sides.flatMap(({ seat, coaches }) => (isMine(coaches) ? seat : [])),
    organises: ctx.standing.organises,
    agreement: await agreementNow(db, fixtureId, sides),
    versions: (await loadResultsWithNames(db, fixtureId)).map((version) => ({
      ...version,
      answers: answers
        .filter(({ revision }) => revision === version.revision)
        .map(({ seat, answer, note, at, by }) => ({ seat, answer, note, at, by })),
    })),
    proposals,
    /** What stands against the date that is proposed. */
    clashes: open === undefined ? [] : await proposalClashes(db, found.league.id, open),
    whyUnmovable: await whyUnmovable(db, found.fixture),
  };
}
