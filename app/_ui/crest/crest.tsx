import type { ClubCrest } from "@/engine/league/crest";
import { crestForName } from "./crest-for-name";
import { CrestImage } from "./crest-image";
import { PATTERN_AREAS, SHAPE_OUTLINES } from "./drawing";

interface CrestProps {
  readonly name: string;
  /** Absent: drawn from the name. */
  readonly design?: ClubCrest | undefined;
  /** In px. */
  readonly size?: number | undefined;
  /** Where the name is not written beside it. */
  readonly alone?: boolean | undefined;
}

/** Any two colours, or an image; the white ring and the dark edge keep it legible on every ground. */
export function Crest({ name, design = crestForName(name), size = 32, alone = false }: CrestProps) {
  if ("file" in design) return <CrestImage name={name} file={design.file} size={size} alone={alone} />;
  const outline = SHAPE_OUTLINES[design.shape];
  const [field, charge] = design.colours;
  return (
    <svg
      role="img"
      aria-label={name}
      aria-hidden={!alone || undefined}
      className="crest"
      width={size}
      height={size}
      viewBox="0 0 40 44"
    >
      <path className="crest-edge" d={outline} />
      <path className="crest-ring" d={outline} />
      {/* Not a clipPath with an id: ids of server components repeat after a navigation. */}
      <g style={{ clipPath: `path("${outline}")` }}>
        <path fill={field} d="M0 0h44v44H0z" />
        {design.pattern !== "plain" && <path fill={charge} d={PATTERN_AREAS[design.pattern]} />}
      </g>
    </svg>
  );
}
