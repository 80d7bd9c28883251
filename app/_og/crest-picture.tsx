import { crestForName } from "@/app/_ui/crest/crest-for-name";
import { PATTERN_AREAS, SHAPE_OUTLINES } from "@/app/_ui/crest/drawing";
import type { ClubCrest, CrestDesign } from "@/engine/league/crest";
import { storedPng } from "@/server/files/door";

interface CrestPictureProps {
  readonly name: string;
  readonly design: ClubCrest | undefined;
  /** Width in px. */
  readonly size: number;
}

/** A crest as a picture of its own: share images know no ids to clip by. To be called, as they know no waiting either. */
export async function crestPicture({ name, design, size }: CrestPictureProps) {
  const image = design !== undefined && "file" in design ? await storedPng(design.file) : undefined;
  if (image !== undefined) return uploaded(name, image, size);
  return drawn(name, design === undefined || "file" in design ? crestForName(name) : design, size);
}

function uploaded(name: string, image: Buffer, size: number) {
  const source = `data:image/png;base64,${image.toString("base64")}`;
  const style = { borderRadius: size / 5, background: "#ffffff", padding: size / 25 };
  // biome-ignore lint/performance/noImgElement: drawn into a share image, where there is no next/image
  return <img src={source} alt={name} width={size} height={size} style={style} />;
}

function drawn(name: string, design: CrestDesign, size: number) {
  const outline = SHAPE_OUTLINES[design.shape];
  const [field, charge] = design.colours;
  const area = PATTERN_AREAS[design.pattern];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 44 48" width="${size}" height="${(size * 48) / 44}"><clipPath id="c"><path d="${outline}"/></clipPath><path d="${outline}" fill="none" stroke="#0b1a13" stroke-width="6"/><path d="${outline}" fill="none" stroke="#ffffff" stroke-width="3.5"/><g clip-path="url(#c)"><path fill="${field}" d="M0 0h44v44H0z"/><path fill="${charge}" d="${area}"/></g></svg>`;
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
  // biome-ignore lint/performance/noImgElement: drawn into a share image, where there is no next/image
  return <img src={source} alt={name} width={size} height={(size * 48) / 44} />;
}
