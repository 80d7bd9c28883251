import { CrestPicture } from "./crest-picture";
import { SHARE } from "./share-image";

interface LeadersProps {
  readonly rows: readonly { readonly rank: number; readonly entry: string; readonly points: number }[];
  readonly entries: readonly {
    readonly id: string;
    readonly name: string;
    readonly crest: Parameters<typeof CrestPicture>[0]["design"];
  }[];
}

const SHOWN = 5;

/** The head of a table for a share image. */
export function Leaders({ rows, entries }: LeadersProps) {
  return (
    <div style={{ display: "flex", flexDirection: "column", width: 520 }}>
      {rows.slice(0, SHOWN).map(({ rank, entry, points }) => {
        const club = entries.find(({ id }) => id === entry);
        return (
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
            <CrestPicture name={club?.name ?? ""} design={club?.crest} size={40} />
            <span style={{ flex: 1, whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" }}>
              {club?.name}
            </span>
            <span>{points}</span>
          </div>
        );
      })}
    </div>
  );
}
