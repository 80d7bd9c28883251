import { Icon } from "@/app/_ui/icon";
import * as paths from "@/app/_ui/icon-paths";
import { Sample, Section } from "./section";

export function Typography() {
  return (
    <Section title="Type">
      <Sample>
        <p className="num text-display-3xl">2–1 074</p>
        <p className="small faint">Sofia Sans Extra Condensed. Numbers, names, headings. 16 px and up.</p>
      </Sample>
      <Sample>
        <p className="display text-display-xl">Größenwahn ñandú Évêque œuvre ¿qué?</p>
        <p className="small faint">German, Spanish and French are complete.</p>
      </Sample>
      <Sample>
        <p className="text-lg">Half of 415,000, rounded down to 5,000, remains.</p>
        <p>
          1,111,111
          <br />
          8,408,080
        </p>
        <p className="small muted">Hanken Grotesk, 400 to 750. All figures have one width.</p>
      </Sample>
    </Section>
  );
}

/** Ground and the ink that goes on it. */
const GROUNDS = [
  ["surface", "bg-surface text-ink"],
  ["surface-raised", "bg-surface-raised text-ink"],
  ["surface-sunken", "bg-surface-sunken text-ink"],
  ["surface-pressed", "bg-surface-pressed text-ink"],
  ["board", "bg-board text-on-board"],
  ["board-2", "bg-board-2 text-on-board"],
  ["pitch", "bg-pitch text-on-pitch"],
  ["pitch-tint", "bg-pitch-tint text-pitch-ink"],
  ["bib", "bg-bib text-on-bib"],
  ["bib-tint", "bg-bib-tint text-bib-ink"],
  ["home", "bg-home text-on-home"],
  ["home-tint", "bg-home-tint text-home-ink"],
  ["away", "bar-away text-on-away"],
  ["away-tint", "bg-away-tint text-away-ink"],
  ["positive-tint", "bg-positive-tint text-positive-ink"],
  ["warning", "bg-warning text-on-warning"],
  ["warning-tint", "bg-warning-tint text-warning-ink"],
  ["danger", "bg-danger text-on-danger"],
  ["danger-tint", "bg-danger-tint text-danger-ink"],
  ["gold", "bg-gold text-on-gold"],
  ["gold-tint", "bg-gold-tint text-gold-ink"],
] as const;

export function Colours() {
  return (
    <Section title="Colour">
      <Sample wide>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-2">
          {GROUNDS.map(([name, look]) => (
            <div
              key={name}
              className={`rounded-md px-2.5 pt-9 pb-2 text-xs font-semibold inset-ring inset-ring-line ${look}`}
            >
              {name}
            </div>
          ))}
        </div>
      </Sample>
    </Section>
  );
}

export function Icons() {
  return (
    <Section title="Icons">
      <Sample wide>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-2">
          {Object.entries(paths).map(([name, path]) => (
            <li key={name} className="grid justify-items-center gap-1 py-2 text-center">
              <Icon path={path} />
              <span className="tiny faint [overflow-wrap:anywhere]">{name}</span>
            </li>
          ))}
        </ul>
      </Sample>
    </Section>
  );
}
