/** A tone that fades away: pitch in Hz, times in seconds from the beginning of the sound. */
interface Tone {
  readonly hz: number;
  /** It slides there. */
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
  readonly wave?: OscillatorType;
}

/** A breath of noise around a pitch: boots, dice, cards. */
interface Noise {
  readonly around: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

export type Part = Tone | Noise;

const whistle = (at: number, lasts: number): readonly Part[] => [
  { hz: 2_350, at, lasts, loud: 0.16, wave: "square" },
  { hz: 2_410, at, lasts, loud: 0.16, wave: "square" },
];

/** What is heard at a table; all of it is made here out of tones and noise. */
export const SOUNDS = {
  /** It is one's turn, or one is asked. */
  turn: [
    { hz: 660, lasts: 0.14, loud: 0.3 },
    { hz: 880, at: 0.11, lasts: 0.22, loud: 0.3 },
  ],
  card: [{ around: 2_600, lasts: 0.05, loud: 0.5 }],
  kick: [
    { hz: 170, to: 60, lasts: 0.14, loud: 0.7 },
    { around: 1_200, lasts: 0.04, loud: 0.4 },
  ],
  goal: [
    { around: 900, lasts: 1.1, loud: 0.35 },
    { hz: 523, lasts: 0.18, loud: 0.3, wave: "triangle" },
    { hz: 659, at: 0.14, lasts: 0.18, loud: 0.3, wave: "triangle" },
    { hz: 784, at: 0.28, lasts: 0.5, loud: 0.35, wave: "triangle" },
  ],
  no: [{ hz: 190, to: 130, lasts: 0.18, loud: 0.3, wave: "square" }],
  whistle: whistle(0, 0.35),
  "full-time": [...whistle(0, 0.22), ...whistle(0.34, 0.22), ...whistle(0.68, 0.7)],
  dice: [
    { around: 3_200, lasts: 0.04, loud: 0.5 },
    { around: 2_700, at: 0.09, lasts: 0.04, loud: 0.4 },
    { around: 2_200, at: 0.2, lasts: 0.05, loud: 0.3 },
  ],
  coin: [
    { hz: 1_320, lasts: 0.08, loud: 0.2, wave: "triangle" },
    { hz: 1_760, at: 0.07, lasts: 0.25, loud: 0.2, wave: "triangle" },
  ],
  tick: [{ hz: 990, lasts: 0.07, loud: 0.25 }],
  freeze: [{ hz: 520, to: 110, lasts: 0.45, loud: 0.3, wave: "sawtooth" }],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Sound = keyof typeof SOUNDS;
