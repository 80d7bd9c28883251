const SHAPES = [
  "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z",
  "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
  "M2 22V12a10 10 0 0 1 20 0v10z",
  "M2 2h20v10a10 10 0 0 1-20 0z",
  "M12 0l12 12-12 12L0 12z",
  "M6.5 1.5h11L23 12l-5.5 10.5h-11L1 12z",
] as const;

interface SeatTokenProps {
  readonly seat: number;
  readonly name: string;
  readonly size?: number;
}

/** The token of a club: colour, shape and letter say whose it is. */
export function SeatToken({ seat, name, size = 24 }: SeatTokenProps) {
  return (
    <svg className={`seat-token seat-token-${seat + 1}`} width={size} height={size} viewBox="-1 -1 26 26" aria-hidden>
      <path d={SHAPES[seat] ?? SHAPES[0]} />
      <text x="12" y="17.5">
        {name.trim().charAt(0).toUpperCase()}
      </text>
    </svg>
  );
}
