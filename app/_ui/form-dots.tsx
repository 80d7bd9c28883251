import { useTranslations } from "next-intl";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { arrowDown, arrowUp } from "./icon-paths";

export type FormLetter = "w" | "d" | "l";

/** How a match ended for a club, or its place in a game of three or more. */
export type FormMark = FormLetter | number;

interface FormDotsProps {
  /** Oldest first; the last one is ringed. */
  readonly results: readonly FormMark[];
  readonly small?: boolean | undefined;
}

/** The last results of a club: won a disc, drawn (or any place but the first) a ring, lost a square. */
export function FormDots({ results, small = false }: FormDotsProps) {
  const t = useTranslations("ui.form");
  if (results.length === 0) return undefined;
  return (
    <span
      className={classNames("form", small && "form-small")}
      role="img"
      aria-label={results
        .map((result) => (typeof result === "number" ? t("place", { place: result }) : t(`words.${result}`)))
        .join(", ")}
    >
      {results.map((result, index) => (
        <i key={index} className={`form-${typeof result === "number" ? (result === 1 ? "w" : "d") : result}`}>
          {typeof result === "number" ? result : t(`letters.${result}`)}
        </i>
      ))}
    </span>
  );
}

/** Places gained or lost since the round before. */
export function Movement({ places }: { readonly places: number }) {
  const t = useTranslations("ui.movement");
  if (places === 0) {
    return (
      <span className="move" role="img" aria-label={t("same")}>
        –
      </span>
    );
  }
  const up = places > 0;
  return (
    <span
      className={classNames("move", up ? "move-up" : "move-down")}
      role="img"
      aria-label={t(up ? "up" : "down", { places: Math.abs(places) })}
    >
      <Icon path={up ? arrowUp : arrowDown} size="sm" />
      {Math.abs(places)}
    </span>
  );
}
