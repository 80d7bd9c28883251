import type { ComponentProps } from "react";
import { classNames } from "./class-names";

interface PlayerTokenProps extends Omit<ComponentProps<"button">, "children"> {
  readonly side: "home" | "away";
  readonly number: number;
  readonly name: string;
  /** Linemen carry none. */
  readonly position?: string | undefined;
  readonly touchdowns?: number | undefined;
  readonly casualties?: number | undefined;
  /** Why the player is not on the pitch, in three or four letters. */
  readonly tag?: { readonly text: string; readonly tone: "warn" | "bad" | "line" } | undefined;
  readonly pressed?: boolean | undefined;
  /** Everything the token shows, in words. */
  readonly label: string;
}

/** A player one taps: number first, then the name. Its place in the grid never moves. */
export function PlayerToken(props: PlayerTokenProps) {
  const { side, number, name, position, touchdowns = 0, casualties = 0, tag, pressed = false, label, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      aria-label={label}
      className={classNames("token", `token-${side}`, tag && "token-off", rest.className)}
    >
      <span className="token-top">
        <span className="token-no">{number}</span>
        {tag ? (
          <span className={`token-tag tag-${tag.tone}`}>{tag.text}</span>
        ) : (
          position !== undefined && <span className="token-pos cut">{position}</span>
        )}
      </span>
      <span className="token-name cut">{name}</span>
      {touchdowns + casualties > 0 && (
        <span className="token-marks" aria-hidden>
          {Array.from({ length: touchdowns }, (_, index) => (
            <i key={`td${index}`} className="mark-td" />
          ))}
          {Array.from({ length: casualties }, (_, index) => (
            <i key={`cas${index}`} className="mark-cas" />
          ))}
        </span>
      )}
    </button>
  );
}
