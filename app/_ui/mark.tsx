interface MarkProps {
  /** In px. */
  readonly height?: number | undefined;
  /** Absent where the name stands beside it. */
  readonly label?: string | undefined;
}

/** The touchline, the roof and the player in a bib, in the colour of the text around it. */
export function Mark({ height = 30, label }: MarkProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      viewBox="2 2 43 60"
      height={height}
      width={(height * 43) / 60}
    >
      <path fill="currentColor" d="M4 4h9v56H4zM18 9h2a23 23 0 0 1 0 46h-2V45.5h2a13.5 13.5 0 0 0 0-27h-2z" />
      <circle cx="21.5" cy="32" r="5.5" className="fill-pitch [.canopy_&]:fill-bib" />
    </svg>
  );
}
