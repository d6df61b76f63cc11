import { settings } from './settings.svelte.ts';

export const SOUNDS = ['pick', 'accept', 'reject', 'audit', 'win', 'lose', 'scan'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the sound began, and how long. */
  readonly at: number;
  readonly lasts: number;
  readonly shape: OscillatorType;
}

const note = (from: number, to: number, at: number, lasts: number, shape: OscillatorType = 'sine'): Note => ({
  from,
  to,
  at,
  lasts,
  shape,
});

const SCORE: { readonly [sound in Sound]: readonly Note[] } = {
  pick: [note(520, 620, 0, 0.05)],
  accept: [note(440, 440, 0, 0.09), note(660, 660, 0.08, 0.14)],
  reject: [note(220, 170, 0, 0.18, 'triangle')],
  audit: [note(320, 180, 0, 0.22, 'sawtooth'), note(320, 180, 0.24, 0.22, 'sawtooth')],
  win: [note(440, 440, 0, 0.12), note(554, 554, 0.11, 0.12), note(659, 659, 0.22, 0.12), note(880, 880, 0.33, 0.3)],
  lose: [note(330, 310, 0, 0.2, 'triangle'), note(247, 185, 0.2, 0.4, 'triangle')],
  scan: [note(300, 900, 0, 0.25)],
};

const LOUDNESS = 0.08;

/** Milliseconds of vibration and rest, in turn, on a device that can vibrate. */
const PULSE: { readonly [sound in Sound]: readonly number[] } = {
  pick: [8],
  accept: [14],
  reject: [30, 40, 30],
  audit: [60, 50, 60, 50, 90],
  win: [20, 40, 20, 40, 60],
  lose: [120],
  scan: [10, 30, 10],
};

let context: AudioContext | undefined;

const sing = (on: AudioContext, { from, to, at, lasts, shape }: Note): void => {
  const begin = on.currentTime + at;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.linearRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  volume.gain.linearRampToValueAtTime(0, begin + lasts);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + lasts);
};

/** Small sounds made on the spot, with a vibration; none once the player turned them off. A browser without sound stays silent. */
export const play = (sound: Sound): void => {
  if (!settings.sound) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...PULSE[sound]]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const one of SCORE[sound]) sing(context, one);
};
