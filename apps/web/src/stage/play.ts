import './stage.css';
import { type Beat, type BeatContext, lengthOf, SCORE, type TableSnapshot, type Tone } from './beat.ts';

const SOFT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const DROP = 'cubic-bezier(0.3, 1.4, 0.5, 1)';

const made = (name: string, ...texts: readonly string[]): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  for (const text of texts) {
    const line = document.createElement('span');
    line.textContent = text;
    element.append(line);
  }
  return element;
};

const lay = (element: HTMLElement, { left, top, width, height }: DOMRect): void => {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
};

const middle = ({ left, top, width, height }: DOMRect): readonly [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];

/** A likeness of something on the table: nothing that finds the table's own elements finds it. */
const likeness = (copy: HTMLElement): HTMLElement => {
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[id], [data-card], [data-stage], [data-part]')]) {
    element.removeAttribute('id');
    for (const name of ['card', 'stage', 'part']) delete element.dataset?.[name];
  }
  return copy;
};

/** One turn in the making: a layer over everything, and the animations that run on it and below it. */
class Turn implements BeatContext {
  readonly layer = made('stage-layer');
  readonly before: TableSnapshot;
  readonly pace: number;
  readonly running: Animation[] = [];

  constructor(before: TableSnapshot, pace: number) {
    this.before = before;
    this.pace = pace;
    this.layer.setAttribute('aria-hidden', 'true');
    this.layer.inert = true;
    document.body.append(this.layer);
  }

  now(name: string): HTMLElement | null {
    return this.before.root.querySelector<HTMLElement>(`[data-stage="${CSS.escape(name)}"]`);
  }

  was(name: string): DOMRect | undefined {
    return this.before.places.get(name)?.box ?? this.now(name)?.getBoundingClientRect();
  }

  copy(name: string): HTMLElement | undefined {
    const place = this.before.places.get(name);
    return place && likeness(place.copy.cloneNode(true) as HTMLElement);
  }

  run(
    element: Element,
    kind: keyof typeof SCORE,
    frames: Keyframe[],
    easing = SOFT,
    fill: FillMode = 'backwards',
    later = 0,
  ): void {
    const [begins, lasts] = SCORE[kind];
    const delay = (begins + later) * this.pace;
    this.running.push(element.animate(frames, { delay, duration: lasts * this.pace, easing, fill }));
  }

  carry(what: readonly string[], to: string): void {
    const goal = this.was(to);
    if (!goal) return;
    for (const [i, name] of what.entries()) {
      const place = this.before.places.get(name);
      if (!place) continue;
      const { box, copy } = place;
      const flown = made('stage-flown');
      flown.append(likeness(copy));
      lay(flown, box);
      this.layer.append(flown);
      const [[x, y], [toX, toY]] = [middle(box), middle(goal)];
      const shift = (i - (what.length - 1) / 2) * 26;
      const small = Math.max(0.35, Math.min(0.7, goal.height / box.height));
      this.run(
        flown,
        'carry',
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${(toX - x + shift) * 0.5}px, ${(toY - y) * 0.5 - 24}px) scale(0.9)`, opacity: 1 },
          {
            transform: `translate(${toX - x + shift}px, ${toY - y}px) scale(${small}) rotate(${i * 5 - 2}deg)`,
            opacity: 0,
          },
        ],
        SOFT,
        'both',
        i * 40,
      );
    }
  }

  stamp(at: string, tone: Tone, says: string, sum: string | undefined): void {
    const box = this.now(at)?.getBoundingClientRect() ?? this.was(at);
    if (!box) return;
    const mark = made(`stage-stamp ${tone}`, says, ...(sum ? [sum] : []));
    this.layer.append(mark);
    const [x, y] = middle(box);
    Object.assign(mark.style, { left: `${x}px`, top: `${y}px` });
    this.run(
      mark,
      'stamp',
      [
        { transform: 'translate(-50%, -50%) rotate(-9deg) scale(2.4)', opacity: 0, offset: 0 },
        { transform: 'translate(-50%, -50%) rotate(-4deg) scale(0.96)', opacity: 1, offset: 0.2 },
        { transform: 'translate(-50%, -50%) rotate(-4deg) scale(1)', opacity: 1, offset: 0.28 },
        { transform: 'translate(-50%, -50%) rotate(-4deg) scale(1)', opacity: 1, offset: 0.85 },
        { transform: 'translate(-50%, -62%) rotate(-4deg) scale(1)', opacity: 0, offset: 1 },
      ],
      'ease-out',
      'both',
    );
  }

  slide(what: string): void {
    const [bar, was] = [this.now(what), this.before.places.get(what)?.box];
    if (!bar || !was || was.width === bar.getBoundingClientRect().width) return;
    this.run(bar, 'slide', [
      { inlineSize: `${was.width}px` },
      { inlineSize: `${bar.getBoundingClientRect().width}px` },
    ]);
  }

  delta(at: string, tone: Tone, says: string): void {
    const box = this.now(at)?.getBoundingClientRect() ?? this.was(at);
    if (!box) return;
    const number = made(`stage-delta ${tone}`, says);
    this.layer.append(number);
    const [, y] = middle(box);
    const inside = Math.max(36, Math.min(innerWidth - 36, box.right));
    Object.assign(number.style, { left: `${inside}px`, top: `${y}px` });
    this.run(
      number,
      'delta',
      [
        { transform: 'translate(-50%, 10px) scale(0.6)', opacity: 0 },
        { transform: 'translate(-50%, -6px) scale(1.15)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -10px) scale(1)', opacity: 1, offset: 0.7 },
        { transform: 'translate(-50%, -30px) scale(1)', opacity: 0 },
      ],
      SOFT,
      'both',
    );
  }

  react(what: string, how: 'nod' | 'shake' | 'glow'): void {
    const one = this.now(what);
    if (!one) return;
    const frames: { readonly [how in 'nod' | 'shake' | 'glow']: Keyframe[] } = {
      nod: [{ transform: 'none' }, { transform: 'translateY(5px) scale(0.94)' }, { transform: 'none' }],
      shake: [
        { transform: 'none' },
        { transform: 'translateX(-6px) rotate(-4deg)' },
        { transform: 'translateX(6px) rotate(4deg)' },
        { transform: 'translateX(-3px)' },
        { transform: 'none' },
      ],
      glow: [{ transform: 'none' }, { transform: 'scale(1.16)' }, { transform: 'none' }],
    };
    this.run(one, 'react', frames[how]);
  }

  turn(what: string): void {
    const [one, was] = [this.now(what), this.before.places.get(what)];
    if (!one || !was) return;
    const old = made('stage-flown');
    old.append(likeness(was.copy));
    // Where the new one stands: the table may have moved with the step.
    const { left, top } = one.getBoundingClientRect();
    lay(old, new DOMRect(left, top, was.box.width, was.box.height));
    this.layer.append(old);
    const [begins, lasts] = SCORE.turn;
    const half = (lasts / 2) * this.pace;
    const away = old.animate([{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }], {
      delay: begins * this.pace,
      duration: half,
      easing: 'ease-in',
      fill: 'both',
    });
    const hidden = one.animate([{ opacity: 0 }, { opacity: 0 }], { duration: begins * this.pace + half });
    const come = one.animate([{ transform: 'rotateX(-90deg)' }, { transform: 'none' }], {
      delay: begins * this.pace + half,
      duration: half,
      easing: DROP,
    });
    this.running.push(away, hidden, come);
  }

  veil(tone: Tone, title: string, lines: readonly string[]): void {
    const sheet = made(`stage-veil ${tone}`, title, ...lines);
    this.layer.append(sheet);
    this.run(
      sheet,
      'veil',
      [
        { opacity: 0, transform: 'scale(1.2)' },
        { opacity: 1, transform: 'none', offset: 0.14 },
        { opacity: 1, transform: 'none', offset: 0.86 },
        { opacity: 0, transform: 'none' },
      ],
      'ease-out',
      'both',
    );
  }
}

const add = (turn: Turn, beat: Beat): void => {
  switch (beat.kind) {
    case 'carry':
      turn.carry(beat.what, beat.to);
      break;
    case 'stamp':
      turn.stamp(beat.at, beat.tone, beat.says, beat.sum);
      break;
    case 'slide':
      turn.slide(beat.what);
      break;
    case 'delta':
      turn.delta(beat.at, beat.tone, beat.says);
      break;
    case 'react':
      turn.react(beat.what, beat.how);
      break;
    case 'turn':
      turn.turn(beat.what);
      break;
    case 'veil':
      turn.veil(beat.tone, beat.title, beat.lines);
      break;
    case 'own':
      beat.draw(turn);
      break;
  }
};

const SKIPS = ['pointerdown', 'keydown', 'resize', 'popstate'] as const;

/** Plays the beats; what is returned ends them at once. */
export const play = (before: TableSnapshot, beats: readonly Beat[], pace: number): (() => void) => {
  const turn = new Turn(before, pace);
  for (const beat of beats) add(turn, beat);
  const root = document.documentElement;
  root.dataset.staging = String(lengthOf(beats));
  const end = (): void => {
    for (const name of SKIPS) removeEventListener(name, end, true);
    for (const animation of turn.running) animation.cancel();
    turn.layer.remove();
    delete root.dataset.staging;
  };
  // An answer of the player ends it, and still does what it would have done.
  for (const name of SKIPS) addEventListener(name, end, { capture: true, once: true });
  void Promise.allSettled(turn.running.map(({ finished }) => finished)).then(() => {
    if (turn.layer.isConnected) end();
  });
  return end;
};
