import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { root } from '../tasks.mjs';
import { diceOf } from './dice.mjs';

const LOCKSTEP = join(root, 'apps/cli/bin/lockstep.js');
/** After so many seconds without a sign of life a job is given to another worker. */
const LEASE_S = '1';

/** A command of lockstep: what it says, and its end. */
export const command = (args) => {
  const child = spawn(process.execPath, [LOCKSTEP, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text));
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  return { child, ended, kill: (signal) => child.kill(signal) };
};

/** A worker with one thread. `until` waits for an event of it, such as that it has begun a job. */
export const startWorker = (url) => {
  const { child, ended, kill } = command(['work', '--queue', url, '--threads', '1', '--lease', LEASE_S, '--json']);
  const events = [];
  let heard = () => {};
  createInterface({ input: child.stdout }).on('line', (line) => {
    events.push(JSON.parse(line));
    heard();
  });
  const until = (passes) =>
    new Promise((resolve, reject) => {
      heard = () => {
        const found = events.filter(passes);
        if (found.length > 0) resolve(found);
      };
      ended.then(({ err }) => reject(new Error(`the worker ended: ${err}`)));
      heard();
    });
  const end = async (signal) => {
    kill(signal);
    await ended;
    return events;
  };
  return { until, end };
};

const isBegun = ({ event }) => event === 'begun';

/** The same piece of work on threads and in a queue, of which workers are killed with a job in their hands. Every byte is the same. */
export const campaignQueue = async (work, url, kills, seed) => {
  const dice = diceOf(seed);
  const alone = await command([...work, '--threads', '1']).ended;
  const run = command([...work, '--queue', url]);
  let done = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = startWorker(url);
    await worker.until(isBegun);
    await setTimeout(dice.below(300));
    done += (await worker.end('SIGKILL')).filter(isBegun).length - 1;
  }
  const workers = [startWorker(url), startWorker(url)];
  const queued = await run.ended;
  const ends = await Promise.all(workers.map(({ end }) => end('SIGTERM')));
  const faults = [];
  if (queued.out !== alone.out || queued.code !== alone.code)
    faults.push(['the result is another one', queued.code, queued.out, queued.err, alone.out]);
  const last = ends.flat().filter(({ event }) => event === 'ended');
  for (const worker of last) done += worker.done;
  if (last.length !== workers.length) faults.push(['a worker did not end when it was told to', JSON.stringify(ends)]);
  return { faults, figures: { kills, jobs: done } };
};
