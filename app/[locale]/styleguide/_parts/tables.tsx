import { Card } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { DateTime } from "@/app/_ui/date-time";
import { Die } from "@/app/_ui/die";
import { FormDots, type FormLetter, Movement } from "@/app/_ui/form-dots";
import { Money } from "@/app/_ui/money";
import { Pagination } from "@/app/_ui/pagination";
import { ProgressBar } from "@/app/_ui/progress-bar";
import { QrCode } from "@/app/_ui/qr-code";
import { RailStep, Stepper } from "@/app/_ui/stepper";
import { Terms, WhyNumber } from "@/app/_ui/terms";
import { Sample, Section } from "./section";

interface Line {
  readonly place: number;
  readonly moved: number;
  readonly club: string;
  readonly note: string;
  readonly form: readonly FormLetter[];
  readonly points: number;
  readonly isYou?: boolean;
}

const LINES: readonly Line[] = [
  { place: 1, moved: 0, club: "Salzkrug United", note: "Lizardmen · Ayo", form: ["w", "w", "d", "d", "w"], points: 16 },
  { place: 2, moved: 2, club: "Harrowgate Rovers", note: "Human · Ines", form: ["l", "d", "d", "w", "w"], points: 15 },
  {
    place: 3,
    moved: -2,
    club: "Étoile du Marais",
    note: "Wood Elf · Benoît",
    form: ["l", "w", "d", "l", "d"],
    points: 15,
    isYou: true,
  },
];

export function Tables() {
  return (
    <Section title="Tables and lists">
      <Sample wide>
        <Card flush className="scroll-x max-w-3xl">
          <table className="table">
            <thead>
              <tr>
                <th className="l" colSpan={2} scope="colgroup">
                  <span className="sr-only">Place and movement</span>
                </th>
                <th className="l" scope="col">
                  Club
                </th>
                <th scope="col">
                  <abbr title="played">P</abbr>
                </th>
                <th className="c max-md:hidden" scope="col">
                  Last five
                </th>
                <th scope="col">Pts</th>
              </tr>
            </thead>
            <tbody>
              {LINES.map((line) => (
                <tr key={line.place} className={line.isYou ? "is-you" : undefined}>
                  <td className="pos l">{line.place}</td>
                  <td className="l w-9 px-0">
                    <Movement places={line.moved} />
                  </td>
                  <td className="l">
                    <span className="club-cell">
                      <Crest name={line.club} />
                      <span>
                        <a href="#main">{line.club}</a>
                        <small>{line.note}</small>
                        <span className="md:hidden">
                          <FormDots results={line.form} small />
                        </span>
                      </span>
                    </span>
                  </td>
                  <td>9</td>
                  <td className="c max-md:hidden">
                    <FormDots results={line.form} />
                  </td>
                  <td className="pts">{line.points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </Sample>
      <Card title="Round 10" end={<span className="small faint">play by 13 Oct</span>} flush>
        <a className="fixture" href="#main">
          <span className="fixture-side fixture-home">
            Kupferkessel <Crest name="Kupferkessel 09" size={28} />
          </span>
          <span className="fixture-mid">
            0–1<small>live</small>
          </span>
          <span className="fixture-side">
            <Crest name="Harrowgate Rovers" size={28} /> Harrowgate
          </span>
        </a>
        <a className="fixture" href="#main">
          <span className="fixture-side fixture-home">
            Ironjaws <Crest name="Gutbrand Ironjaws" size={28} />
          </span>
          <span className="fixture-mid">
            <DateTime at={1791912600000} timeZone="Europe/Madrid" look="time" />
            <small>
              <DateTime at={1791912600000} timeZone="Europe/Madrid" look="day" />
            </small>
          </span>
          <span className="fixture-side">
            <Crest name="Salzkrug United" size={28} /> Salzkrug
          </span>
        </a>
      </Card>
      <Card title="Treasury" end={<Money amount={205000} coin className="text-display-md" />}>
        <table className="ledger">
          <tbody>
            <tr>
              <th scope="row">Winnings, round 9</th>
              <td>
                <Money amount={85000} signed />
              </td>
            </tr>
            <tr>
              <th scope="row">Major incident</th>
              <td>
                <Money amount={-210000} signed />
              </td>
            </tr>
            <tr className="total">
              <th scope="row">In the treasury</th>
              <td>
                <Money amount={205000} />
              </td>
            </tr>
          </tbody>
        </table>
      </Card>
      <Sample name="Join by code">
        <QrCode value="https://dugout.example/j/k7Qa" label="Code of the invitation" />
      </Sample>
      <Sample name="Progress, pages">
        <div className="stack">
          <ProgressBar label="Matches played" value={36} max={56} />
          <Pagination page={2} pages={7} hrefOf={(page) => `#${page}`} />
        </div>
      </Sample>
    </Section>
  );
}

export function Steps() {
  return (
    <Section title="Steps">
      <Sample name="Home" wide>
        <Stepper
          label="Steps of home"
          steps={[
            { label: "Winnings", state: "done" },
            { label: "Fans", state: "done" },
            { label: "Advance", state: "now" },
            { label: "Hire", state: "next" },
            { label: "Errors", state: "next" },
          ]}
        />
      </Sample>
      <Sample name="Away" wide>
        <Stepper
          label="Steps of away"
          side="away"
          steps={[
            { label: "Winnings", state: "done" },
            { label: "Fans", state: "now" },
            { label: "Advance", state: "next" },
            { label: "Hire", state: "next" },
            { label: "Errors", state: "next" },
          ]}
        />
      </Sample>
      <Sample wide>
        <ol className="card">
          <RailStep number={1} title="Result and winnings" state="done" outcome="+85,000" />
          <RailStep
            number={2}
            title="Dedicated fans"
            state="done"
            summary="Won, and 5 is at least 4: one fan more."
            outcome="4 → 5"
          />
          <RailStep number={3} title="Costly errors" state="now" summary="415,000 in the treasury">
            <Die sides={6} face={2} state="now" size={44} />
          </RailStep>
          <RailStep number={4} title="Next fixture" state="next" summary="Round 10, Kupferkessel 09 away." />
        </ol>
      </Sample>
    </Section>
  );
}

export function Sums() {
  const parts = [
    { operator: "(" },
    { value: "6", label: "our fan factor" },
    { operator: "+" },
    { value: "5", label: "theirs" },
    { operator: ") ÷ 2 +" },
    { value: "2", label: "touchdowns" },
    { operator: "+" },
    { value: "1", label: "nobody stalled" },
    { operator: "= 8.5 × 10,000 =" },
  ];
  return (
    <Section title="A number that says why">
      <Sample wide>
        <Terms parts={parts} total={{ value: "85,000", label: "winnings" }} />
      </Sample>
      <Sample wide>
        <WhyNumber number={<span className="num text-display-lg">1,195,000</span>}>
          <Terms parts={parts} small />
        </WhyNumber>
      </Sample>
    </Section>
  );
}
