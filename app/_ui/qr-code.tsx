import { encode } from "uqr";

interface QrCodeProps {
  /** What it leads to, a whole address. */
  readonly value: string;
  readonly label: string;
}

/** A link as a square one can photograph, dark on white in both themes. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: "M", border: 4 });
  const outline = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={outline} fill="#0c2a1e" />
    </svg>
  );
}
