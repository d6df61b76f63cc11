import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { playedDaily } from '../../bench/server/play.mjs';
import { emptySite, spawnServer } from '../../bench/server/serve.mjs';
import { connect, makeIdentity } from '../../packages/api/dist/index.js';
import { diceOf } from './dice.mjs';

const SENDERS = 8;
/** A kill comes so many milliseconds after the first answer, at most: while a group is written, between two, or as one is answered. */
const LATEST_MS = 120;

let asked = 0;
const clientOf = (address, identity) =>
  connect({
    address,
    identity,
    fetch: (url, init) => {
      asked += 1;
      const from = `198.${18 + ((asked >> 16) & 1)}.${(asked >> 8) & 255}.${asked & 255}`;
      return fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': from } });
    },
  });

/** Kills a server so often while results come in. Every acknowledged result is there, and none twice. */
export const campaignServer = async (kills, seed) => {
  const dice = diceOf(seed);
  const folder = emptySite('lockstep-campaign-');
  const data = ['--data', join(folder, 'data')];
  const play = playedDaily('protocol');
  const acknowledged = [];
  const unsure = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await spawnServer(folder, data);
    const wait = dice.below(LATEST_MS);
    let killed;
    const send = async () => {
      for (;;) {
        const identity = await makeIdentity('ed25519');
        const { kind } = await clientOf(server.address, identity).sendResult(play);
        (kind === 'answer' ? acknowledged : unsure).push(identity);
        if (kind === 'away') return;
        killed ??= setTimeout(wait).then(() => server.end('SIGKILL'));
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
    await killed;
  }
  const faults = [];
  const server = await spawnServer(folder, data);
  const check = async (identity, mustBeThere) => {
    const client = clientOf(server.address, identity);
    const again = await client.sendResult(play);
    if (again.kind !== 'answer') faults.push(['a result cannot be sent again', JSON.stringify(again)]);
    else if (mustBeThere && !again.value.seen) faults.push(['an acknowledged result was lost', identity.keyid]);
    const me = await client.me();
    if (me.value?.results !== 1) faults.push(['a result is there more or less than once', JSON.stringify(me)]);
    return again.value?.seen === true;
  };
  for (const identity of acknowledged) await check(identity, true);
  let kept = 0;
  for (const identity of unsure) if (await check(identity, false)) kept += 1;
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return { faults, figures: { kills, acknowledged: acknowledged.length, cutOff: unsure.length, cutOffButKept: kept } };
};
