import { useTranslations } from "next-intl";
import { Crest } from "@/app/_ui/crest/crest";
import type { ClubCrest } from "@/engine/league/crest";

interface GroupSeatsProps {
  /** In the order of the seats. */
  readonly seats: readonly { readonly name: string; readonly crest: ClubCrest | undefined }[];
  /** By seat, once it is played; then the best comes first. */
  readonly places: readonly number[] | undefined;
  /** Goals by seat. */
  readonly scores: readonly number[] | undefined;
}

/** Who sits in a game of three or four: in the order of the seats, or by place with the goals. */
export function GroupSeats({ seats, places, scores }: GroupSeatsProps) {
  const t = useTranslations("formats");
  const lines = seats.map((seat, index) => ({ ...seat, place: places?.[index], goals: scores?.[index] }));
  const shown = places === undefined ? lines : lines.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return (
    <ol className="group-seats">
      {shown.map(({ name, crest, place, goals }) => (
        <li key={name}>
          {place !== undefined && (
            <b className="num">
              <span aria-hidden>{place}.</span>
              <span className="sr-only">{t("place-of", { place })}</span>
            </b>
          )}
          <Crest name={name} design={crest} size={24} />
          <span className="grow">{name}</span>
          {place !== undefined && goals !== undefined && (
            <span className="small muted num">{t("goals", { count: goals })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
