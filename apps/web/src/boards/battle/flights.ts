import type { Beat, BeatContext, Times, Tone } from '../../stage/beat.ts';

const FLY: Times = [120, 400];
const COUNT: Times = [300, 420];
const SNAP: Times = [160, 520];
/** Lights one after the other. */
const LATER_MS = 40;
/** Numbers shown on the way of a count. */
const MOST_COUNTED = 10;

const made = (on: BeatContext, name: string, text = ''): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  element.textContent = text;
  on.layer.append(element);
  return element;
};

const lay = (element: HTMLElement, { left, top, width, height }: DOMRect): void => {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
};

const middle = ({ left, top, width, height }: DOMRect): readonly [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];

const run = (on: BeatContext, element: Element, [begins, lasts]: Times, frames: Keyframe[], easing: string): void => {
  const times = { delay: begins * on.pace, duration: lasts * on.pace };
  on.running.push(element.animate(frames, { ...times, easing, fill: 'both' }));
};

/** Spark flies from characters to the points it brings. */
export const fly = (from: readonly string[], to: string, tone: Tone): Beat => ({
  kind: 'own',
  times: [FLY[0], FLY[1] + LATER_MS * Math.max(0, from.length - 1)],
  draw: (on) => {
    const goal = on.now(to)?.getBoundingClientRect();
    if (!goal) return;
    const [toX, toY] = middle(goal);
    for (const [i, name] of from.entries()) {
      const box = on.was(name);
      if (!box) continue;
      const [x, y] = middle(box);
      const light = made(on, `battle-light ${tone}`);
      Object.assign(light.style, { left: `${x}px`, top: `${y}px` });
      const bow = i % 2 === 0 ? 28 : -28;
      const at = (share: number, aside: number, size: number): string =>
        `translate(calc(-50% + ${(toX - x) * share + aside}px), calc(-50% + ${(toY - y) * share}px)) scale(${size})`;
      const frames = [
        { transform: at(0, 0, 0.2), opacity: 0 },
        { transform: at(0, 0, 1.4), opacity: 1, offset: 0.2 },
        { transform: at(0.5, bow, 1.1), opacity: 1, offset: 0.6 },
        { transform: at(1, 0, 0.5), opacity: 0 },
      ];
      run(on, light, [FLY[0] + i * LATER_MS, FLY[1]], frames, 'ease-in-out');
    }
  },
});

/** A number counts up to what it is now: those on the way lie over each other, each seen for its share of the time. */
export const count = (what: string, from: number, to: number): Beat => ({
  kind: 'own',
  times: COUNT,
  draw: (on) => {
    const number = on.now(what);
    if (!number || from === to) return;
    const { font, color } = getComputedStyle(number);
    const many = Math.min(MOST_COUNTED, Math.abs(to - from));
    const [begins, lasts] = COUNT;
    on.running.push(number.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (begins + lasts) * on.pace }));
    for (let i = 0; i < many; i += 1) {
      const face = made(on, 'battle-count', String(Math.round(from + ((to - from) * i) / many)));
      lay(face, number.getBoundingClientRect());
      Object.assign(face.style, { font, color });
      const delay = i === 0 ? 0 : begins + (lasts * i) / many;
      const until = begins + (lasts * (i + 1)) / many;
      const times = { delay: delay * on.pace, duration: (until - delay) * on.pace };
      on.running.push(face.animate([{ opacity: 1 }, { opacity: 1 }], times));
    }
  },
});

/** What lay there before the step breaks in two. */
export const snap = (what: string): Beat => ({
  kind: 'own',
  times: SNAP,
  draw: (on) => {
    const box = on.was(what);
    for (const side of [-1, 1]) {
      const copy = on.copy(what);
      if (!box || !copy) return;
      const half = made(on, 'battle-half');
      half.append(copy);
      lay(half, box);
      half.style.clipPath =
        side < 0 ? 'polygon(0 0, 58% 0, 42% 100%, 0 100%)' : 'polygon(58% 0, 100% 0, 100% 100%, 42% 100%)';
      const frames = [
        { transform: 'none', opacity: 1 },
        { transform: `translateX(${side * 3}px)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${side * 40}px, 30px) rotate(${side * 22}deg)`, opacity: 0 },
      ];
      run(on, half, SNAP, frames, 'ease-in');
    }
  },
});
