import { crestForName } from "@/app/_ui/crest/crest-for-name";
import { PATTERN_AREAS, SHAPE_OUTLINES } from "@/app/_ui/crest/drawing";
import type { CrestDesign } from "@/engine/league/crest";

interface CrestPictureProps {
  readonly name: string;
  readonly design: CrestDesign | undefined;
  /** Width in px. */
  readonly size: number;
}

/** A crest as a picture of its own: share images know no ids to clip by. */
export function CrestPicture({ name, design = crestForName(name), size }: CrestPictureProps) {
  const outline = SHAPE_OUTLINES[design.shape];
  const [field, charge] = design.colours;
  const area = PATTERN_AREAS[design.pattern];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 44 48" width="${size}" height="${(size * 48) / 44}"><clipPath id="c"><path d="${outline}"/></clipPath><path d="${outline}" fill="none" stroke="#0b1a13" stroke-width="6"/><path d="${outline}" fill="none" stroke="#ffffff" stroke-width="3.5"/><g clip-path="url(#c)"><path fill="${field}" d="M0 0h44v44H0z"/><path fill="${charge}" d="${area}"/></g></svg>`;
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
  // biome-ignore lint/performance/noImgElement: drawn into a share image, where there is no next/image
  return <img src={source} alt={name} width={size} height={(size * 48) / 44} />;
}
