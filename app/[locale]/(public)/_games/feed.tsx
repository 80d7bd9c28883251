import type { Side } from "@/engine/blood-bowl";

/** A line of what happened. */
export interface FeedLine {
  readonly id: string | number;
  readonly side?: Side | undefined;
  readonly title: string;
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  readonly when?: string | undefined;
}

/** What happened, line by line, each on the edge of its side. */
export function Feed({ lines }: { readonly lines: readonly FeedLine[] }) {
  return (
    <ol className="feed">
      {lines.map(({ id, side, title, note, text, when }) => (
        <li key={id} className={side && `feed-${side}`}>
          <span className="grow min-w-0 wrap-anywhere">
            <b>{title}</b>
            {note && ` · ${note}`}
            {text && <span className="muted block">{text}</span>}
          </span>
          {when && <span className="faint nowrap">{when}</span>}
        </li>
      ))}
    </ol>
  );
}
