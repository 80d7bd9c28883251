interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How much of a whole is done. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ width: `${max === 0 ? 0 : (100 * value) / max}%` }} />
    </div>
  );
}
