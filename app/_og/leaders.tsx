import type { ClubCrest } from "@/engine/league/crest";
import { crestPicture } from "./crest-picture";
import { SHARE } from "./share-image";

interface LeadersProps {
  readonly rows: readonly { readonly rank: number; readonly entry: string; readonly points: number }[];
  readonly entries: readonly {
    readonly id: string;
    readonly name: string;
    readonly crest: ClubCrest | undefined;
  }[];
}

const SHOWN = 5;

/** The head of a table for a share image. */
export async function leaders({ rows, entries }: LeadersProps) {
  const shown = await Promise.all(
    rows.slice(0, SHOWN).map(async (row) => {
      const { name = "", crest } = entries.find(({ id }) => id === row.entry) ?? {};
      return { ...row, name, picture: await crestPicture({ name, design: crest, size: 40 }) };
    }),
  );
  return (
    <div style={{ display: "flex", flexDirection: "column", width: 520 }}>
      {shown.map(({ rank, entry, points, name, picture }) => (
        <div
          key={entry}
          style={{
            display: "flex",
            alignItems: "center",
            gap: 18,
            padding: "10px 0",
            borderBottom: `2px solid ${SHARE.boardLine}`,
            fontFamily: "display",
            fontSize: 40,
          }}
        >
          <span style={{ width: 36 }}>{rank}</span>
          {picture}
          <span style={{ flex: 1, whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" }}>{name}</span>
          <span>{points}</span>
        </div>
      ))}
    </div>
  );
}
