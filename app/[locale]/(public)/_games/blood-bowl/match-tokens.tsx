import type { Side, SideView, TokenView } from "@/engine/blood-bowl";
import type { MatchTexts } from "./match-texts";

interface MatchTokensProps {
  readonly side: Side;
  readonly view: SideView;
  readonly texts: MatchTexts;
}

/** The players of a side by shirt number: who is off and why, who scored, who caused casualties. */
export function MatchTokens({ side, view, texts }: MatchTokensProps) {
  return (
    <section className={`card card-${side}`} aria-label={texts.players[side]}>
      <h2 className="mb-3">{view.name}</h2>
      <ul className="token-grid">
        {view.players.map((token) => (
          <Token key={token.id} side={side} token={token} texts={texts} />
        ))}
      </ul>
    </section>
  );
}

function Token({ side, token, texts }: Pick<MatchTokensProps, "side" | "texts"> & { readonly token: TokenView }) {
  const { number, kind, place, tally } = token;
  const name = token.name === "" ? (texts.guests[kind] ?? "") : token.name;
  const marks = "●".repeat(tally.touchdowns) + "◆".repeat(tally.casualties);
  return (
    <li className={`token token-${side}${place === "pitch" ? "" : " token-off"}`}>
      <span className="token-top">
        <span className="token-no">{number}</span>
        {place !== "pitch" && <span className={`token-tag tag-${place}`}>{texts.tags[place]}</span>}
      </span>
      <span className="token-name cut" title={name}>
        {name.split(" ").at(-1)}
      </span>
      {marks && (
        <span
          className="token-marks"
          role="img"
          aria-label={`${texts.titles["touchdown-scored"]} ${tally.touchdowns}, ${texts.titles["casualty-suffered"]} ${tally.casualties}`}
        >
          {marks}
        </span>
      )}
    </li>
  );
}
