import { Chip, LiveChip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { Die } from "@/app/_ui/die";
import { Money } from "@/app/_ui/money";
import { PlayerToken } from "@/app/_ui/player-token";
import { ScoreBug } from "@/app/_ui/score-bug";
import { ScoreLine } from "@/app/_ui/score-line";
import { SideCard, SideDot } from "@/app/_ui/side-card";
import { TurnTrack } from "@/app/_ui/turn-track";
import type { CrestDesign } from "@/engine/league/crest";
import { Sample, Section } from "./section";

export function Dice() {
  return (
    <Section title="Dice">
      <Sample wide>
        <div className="row row-3 wrap">
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Die key={face} sides={6} face={face} />
          ))}
          <Die sides={3} face={2} />
          <Die sides={8} face={7} />
          <Die sides={16} face={13} />
        </div>
      </Sample>
      <Sample wide>
        <div className="row row-3 wrap small">
          <Die sides={6} face={4} state="now" /> counts now
          <Die sides={6} face={4} state="typed" /> typed
          <Die sides={6} /> not yet rolled
          <Die sides={6} face={5} side="home" />
          <Die sides={16} face={13} side="away" /> of a side
        </div>
      </Sample>
    </Section>
  );
}

const CRESTS: readonly CrestDesign[] = [
  { shape: "shield", pattern: "bend", colours: ["#f4f1e6", "#35623c"] },
  { shape: "round", pattern: "plain", colours: ["#2b2b2f", "#2b2b2f"] },
  { shape: "hexagon", pattern: "hoops", colours: ["#ffcf33", "#fff7c2"] },
  { shape: "pennant", pattern: "plain", colours: ["#edf1eb", "#edf1eb"] },
  { shape: "shield", pattern: "stripes", colours: ["#0c2a1e", "#163a2b"] },
  { shape: "round", pattern: "quarters", colours: ["#d5ee3c", "#b81f3c"] },
  { shape: "hexagon", pattern: "chief", colours: ["#9fb8c8", "#20303c"] },
  { shape: "pennant", pattern: "halves", colours: ["#d6336c", "#ff8a3d"] },
  { shape: "shield", pattern: "cross", colours: ["#ffffff", "#7a1f3d"] },
  { shape: "round", pattern: "chevron", colours: ["#123a6b", "#f2d21b"] },
];
const HARROWGATE: CrestDesign = { shape: "shield", pattern: "halves", colours: ["#7a1f3d", "#f1c64a"] };
const IRONJAWS: CrestDesign = { shape: "pennant", pattern: "chief", colours: ["#2b2b2f", "#7fae3a"] };

export function Sides() {
  const crests = CRESTS.map((design, index) => <Crest key={index} name="A club" design={design} size={44} alone />);
  return (
    <Section title="Sides, crests, score bug">
      <Sample name="Home is solid and first, away is hatched and second">
        <div className="flex h-10 overflow-hidden rounded-sm">
          <i className="bar-home w-3/5" />
          <i className="bar-away w-2/5" />
        </div>
        <p className="row small mt-2">
          <SideDot side="home" /> Harrowgate <SideDot side="away" /> Ironjaws
        </p>
      </Sample>
      <Sample name="Any two colours, on any ground">
        <div className="row row-3 wrap">{crests}</div>
      </Sample>
      <Sample name="The same on the board">
        <div className="row row-3 wrap rounded-sm bg-board p-2.5">{crests}</div>
      </Sample>
      <Sample wide>
        <ScoreBug
          home={{
            name: "Harrowgate Rovers",
            sub: "Human · Ines",
            score: 2,
            isOn: true,
            crest: <Crest name="Harrowgate Rovers" design={HARROWGATE} size={48} />,
          }}
          away={{
            name: "Gutbrand Ironjaws",
            sub: "Orc · Tomás",
            score: 1,
            crest: <Crest name="Gutbrand Ironjaws" design={IRONJAWS} size={48} />,
          }}
          clock="Half 2 · Turn 6"
        >
          <TurnTrack turns={8} home={5} away={5} now="home" label="Turn 6 of home" />
        </ScoreBug>
      </Sample>
      <Sample wide>
        <div className="row row-3 wrap">
          <ScoreLine
            home={{ name: "Kupferkessel", score: 0 }}
            away={{ name: "Harrowgate", score: 1 }}
            clock="Half 1 · 4"
          />
          <LiveChip>Live</LiveChip>
          <Chip>Full time</Chip>
          <Chip tone="line">Conceded</Chip>
          <Chip tone="line">Awarded</Chip>
        </div>
      </Sample>
      <SideCard
        side="home"
        name="Harrowgate Rovers"
        sub="Ines · step 5 of 6"
        crest={<Crest name="Harrowgate Rovers" design={HARROWGATE} size={40} />}
        end={<Money amount={205000} coin />}
      >
        <p className="small muted">A sheet of home.</p>
      </SideCard>
      <SideCard
        side="away"
        name="Gutbrand Ironjaws"
        sub="Tomás, on his own phone"
        crest={<Crest name="Gutbrand Ironjaws" design={IRONJAWS} size={40} />}
      >
        <p className="small muted">A sheet of away.</p>
      </SideCard>
    </Section>
  );
}

export function Tokens() {
  return (
    <Section title="Player tokens and chips">
      <Sample wide>
        <div className="grid grid-cols-[repeat(auto-fill,96px)] gap-3 [&>.token]:min-h-21 max-md:grid-cols-[repeat(7,minmax(0,1fr))] max-md:gap-1 max-md:[&>.token]:min-h-14">
          <PlayerToken side="home" number={7} name="Brandt" position="Blitzer" label="7 Brandt, Blitzer" />
          <PlayerToken
            side="home"
            number={7}
            name="Brandt"
            position="Blitzer"
            touchdowns={1}
            casualties={1}
            pressed
            label="7 Brandt"
          />
          <PlayerToken
            side="home"
            number={4}
            name="Lüders"
            position="Thrower"
            touchdowns={1}
            casualties={1}
            label="4 Lüders"
          />
          <PlayerToken
            side="home"
            number={10}
            name="Pell"
            tag={{ text: "RES", tone: "line" }}
            label="10 Pell, reserve"
          />
          <PlayerToken
            side="away"
            number={8}
            name="Hurk"
            tag={{ text: "KO", tone: "warn" }}
            label="8 Hurk, knocked out"
          />
          <PlayerToken
            side="home"
            number={15}
            name="Quist"
            tag={{ text: "CAS", tone: "bad" }}
            label="15 Quist, casualty"
          />
          <PlayerToken side="away" number={11} name="Old Stone" position="Troll" label="11 Old Stone, Troll" />
          <PlayerToken side="away" number={4} name="Urzog" position="Blitzer" pressed label="4 Urzog, Blitzer" />
        </div>
      </Sample>
      <Sample wide>
        <div className="row wrap">
          <Chip tone="skill">Block</Chip>
          <Chip tone="won">Guard</Chip>
          <Chip tone="bad">−1 AV</Chip>
          <Chip tone="warn">Misses 1</Chip>
          <Chip tone="gold">85,000</Chip>
          <Chip tone="good">Paid</Chip>
          <Chip tone="home">home</Chip>
          <Chip tone="away">away</Chip>
        </div>
      </Sample>
    </Section>
  );
}
