import type { Colour } from "@/engine/lastuf-futbol";

const OUTLINES: Readonly<Record<Colour, string>> = {
  blue: "M35 20a15 15 0 1 1-30 0a15 15 0 1 1 30 0",
  yellow: "M20 4l17 31H3z",
  green: "M20 2l18 18-18 18L2 20z",
  red: "M5 5h30v30H5z",
};

interface SuitProps {
  readonly colour: Colour;
  readonly size?: number;
  /** Names the colour where nothing else does. */
  readonly label?: string;
}

/** One of the four colours with its own shape: disc, triangle, diamond, square. */
export function Suit({ colour, size = 22, label }: SuitProps) {
  return (
    <svg
      className={`suit suit-${colour}`}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={OUTLINES[colour]} />
    </svg>
  );
}

/** A shirt in a colour with its shape on the chest. */
export function Shirt({ colour }: { readonly colour: Colour }) {
  return (
    <svg className={`shirt suit-${colour}`} viewBox="0 0 80 72" aria-hidden>
      <path className="sh" d="M27 4l-25 13 7 20 11-4v36h40V33l11 4 7-20L53 4c-3 6-8 9-13 9S30 10 27 4z" />
      <g transform="translate(27 31) scale(.65)" className="chest">
        <path d={OUTLINES[colour]} />
      </g>
    </svg>
  );
}
