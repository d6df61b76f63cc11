import { type Answered, type Asked, BrainFault, type Question, type Questions } from './messages.ts';

export { BrainFault } from './messages.ts';

type Brain = {
  readonly [what in Question]: (...given: Parameters<Questions[what]>) => Promise<ReturnType<Questions[what]>>;
};

interface Pending {
  resolve(value: unknown): void;
  reject(fault: BrainFault): void;
}

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let asked = 0;

/** Whatever was asked is lost with the worker; the next question starts another. */
const died = (says: string): void => {
  worker?.terminate();
  worker = undefined;
  const lost = [...pending.values()];
  pending.clear();
  for (const { reject } of lost) reject(new BrainFault('died', says));
};

const answered = ({ data }: MessageEvent<Answered>): void => {
  const waiting = pending.get(data.id);
  pending.delete(data.id);
  if (data.ok) waiting?.resolve(data.value);
  else waiting?.reject(new BrainFault(data.code, data.says));
};

const awake = (): Worker => {
  if (worker) return worker;
  // The page names its file: it is built with the page, so that both share the rules instead of loading them twice. The worker's
  // own name tells it where the app lives, since its file lies among the assets.
  const file = document.querySelector<HTMLLinkElement>('link[rel="worker"]')!.href;
  worker = new Worker(file, { type: 'module', name: document.baseURI });
  worker.addEventListener('message', answered);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    died(event.message || 'the worker did not start');
  });
  worker.addEventListener('messageerror', () => died('an answer could not be read'));
  return worker;
};

const ask = (what: Question, given: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    asked += 1;
    pending.set(asked, { resolve, reject });
    const message: Asked = { id: asked, what, with: given };
    try {
      awake().postMessage(message);
    } catch (error) {
      pending.delete(message.id);
      reject(new BrainFault('internal', String(error)));
    }
  });

/** Deals, searches and proves in a worker, so that the screen never waits. */
export const brain: Brain = {
  daily: (...given) => ask('daily', given) as ReturnType<Brain['daily']>,
  outline: (...given) => ask('outline', given) as ReturnType<Brain['outline']>,
  schedule: (...given) => ask('schedule', given) as ReturnType<Brain['schedule']>,
  pack: (...given) => ask('pack', given) as ReturnType<Brain['pack']>,
  hint: (...given) => ask('hint', given) as ReturnType<Brain['hint']>,
  solution: (...given) => ask('solution', given) as ReturnType<Brain['solution']>,
  turningPoint: (...given) => ask('turningPoint', given) as ReturnType<Brain['turningPoint']>,
  scene: (...given) => ask('scene', given) as ReturnType<Brain['scene']>,
  answer: (...given) => ask('answer', given) as ReturnType<Brain['answer']>,
};
