import type { ReactNode } from "react";
import { Card } from "@/app/_ui/card";

export interface RecordLine {
  readonly id: string;
  readonly name: ReactNode;
  readonly note: ReactNode;
  readonly figure: ReactNode;
}

interface RecordListProps {
  readonly title: string;
  /** What the figures count. */
  readonly unit?: string | undefined;
  readonly lines: readonly RecordLine[];
  /** Lines that are shown at once; the others are a tap away. */
  readonly first?: number;
}

/** A list of the best of something: the first is the largest. Nothing where there is nobody. */
export function RecordList({ title, unit, lines, first = 5 }: RecordListProps) {
  if (lines.length === 0) return undefined;
  return (
    <Card flush title={title} end={unit && <span className="small faint">{unit}</span>}>
      <ol className="record-list">
        {lines.slice(0, first).map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ol>
      {lines.length > first && (
        <details className="former">
          <summary>
            {first + 1}–{lines.length}
          </summary>
          <ol className="record-list" start={first + 1}>
            {lines.slice(first).map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}

const Line = ({ name, note, figure }: RecordLine) => (
  <li>
    <span className="min-w-0 wrap-anywhere">
      <span className="strong block">{name}</span>
      <span className="small muted block">{note}</span>
    </span>
    <span className="num">{figure}</span>
  </li>
);
