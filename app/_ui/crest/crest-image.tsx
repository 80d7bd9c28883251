interface CrestImageProps {
  readonly name: string;
  /** Hash of the content. */
  readonly file: string;
  /** In px. */
  readonly size: number;
  readonly alone: boolean;
}

/** An uploaded crest on a white plate. */
export const CrestImage = ({ name, file, size, alone }: CrestImageProps) => (
  // biome-ignore lint/performance/noImgElement: it is small already, and kept for good under its hash
  <img
    className="crest crest-image"
    src={`/files/${file}.webp`}
    alt={alone ? name : ""}
    width={size}
    height={size}
    decoding="async"
  />
);
