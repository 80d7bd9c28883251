import { effectSettings } from "./effect-settings";
import { type Part, SOUNDS, type Sound } from "./sounds";

const VOLUME = 0.5;

let context: AudioContext | undefined;
let breath: AudioBuffer | undefined;

/** Lets it be heard where sounds are on and the page has been touched; `after` in seconds from now. */
export function playSound(sound: Sound, after = 0): void {
  if (!effectSettings().hasSounds || !wasTouched()) return;
  context ??= new AudioContext();
  // A device that sleeps stops its sound; a touch wakes it.
  if (context.state === "suspended") void context.resume();
  const begin = context.currentTime + after;
  for (const part of SOUNDS[sound]) play(context, part, begin);
}

/** Browsers let nothing be heard before; older ones do not say whether it was. */
function wasTouched(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
}

function play(audio: AudioContext, part: Part, begin: number): void {
  const from = begin + (part.at ?? 0);
  const end = from + part.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(part.loud * VOLUME, from);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const source = "hz" in part ? toneOf(audio, part, from, end) : noiseOf(audio, part.around, gain);
  if ("hz" in part) source.connect(gain);
  source.start(from);
  source.stop(end);
}

function toneOf(audio: AudioContext, { hz, to, wave }: Extract<Part, { hz: number }>, from: number, end: number) {
  const tone = audio.createOscillator();
  tone.type = wave ?? "sine";
  tone.frequency.setValueAtTime(hz, from);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, end);
  return tone;
}

function noiseOf(audio: AudioContext, around: number, gain: GainNode): AudioBufferSourceNode {
  breath ??= breathOf(audio);
  const noise = audio.createBufferSource();
  noise.buffer = breath;
  noise.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = around;
  noise.connect(band).connect(gain);
  return noise;
}

/** A second of white noise. */
function breathOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
