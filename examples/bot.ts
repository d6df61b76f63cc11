/**
 * Plays a Daily over the pipe: takes the draft of the highest Impact, then whatever the preview says gains most.
 *
 *     node examples/bot.ts 2026-12-01      (Node 22.18 or newer runs TypeScript as it is)
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const lockstep = fileURLToPath(new URL('../apps/cli/bin/lockstep.js', import.meta.url));
const pipe = spawn('node', [lockstep, 'pipe'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: pipe.stdout })[Symbol.asyncIterator]();
const ask = async (request: object) => {
  pipe.stdin.write(`${JSON.stringify(request)}\n`);
  return JSON.parse((await answers.next()).value);
};

const date = process.argv[2] ?? '2026-12-01';
let game = await ask({ do: 'start', game: 'protocol', daily: date });
const strongest = [...game.view.cards].sort((a, b) => b.impact - a.impact).slice(0, game.view.keep);
game = await ask({ do: 'step', action: `draft ${strongest.map((card) => card.id).join(' ')}` });
while (game.outcome === null) {
  let [chosen, most] = ['', Number.NEGATIVE_INFINITY];
  for (const action of game.legal.filter((text: string) => text.startsWith('submit'))) {
    const { events } = await ask({ do: 'preview', action });
    const gain = events.reduce(
      (sum: number, event: { compliance?: number; by?: number }) => sum + (event.compliance ?? 0) - (event.by ?? 0),
      0,
    );
    if (gain > most) [chosen, most] = [action, gain];
  }
  game = await ask({ do: 'step', action: chosen });
}
console.log(date, game.outcome.result, game.view.turnsLeft, 'turns left,', game.view.resistance, 'Resistance');
await ask({ do: 'quit' });
