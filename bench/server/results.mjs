import { Agent, request } from 'node:http';
import { connect, makeIdentity } from '../../packages/api/dist/index.js';
import { playedDaily } from './play.mjs';
import { quantiles } from './quantiles.mjs';

const AT_ONCE = 64;

/** Addresses of the range for documentation and tests: each sends a few requests. */
const addressOf = (i) => `198.${18 + ((i >> 16) & 1)}.${(i >> 8) & 255}.${i & 255}`;

/** Requests of new keys, signed before the clock runs: what is measured is the server. */
const prepare = async (address, count) => {
  const body = JSON.stringify(playedDaily('protocol'));
  const url = new URL('api/v1/results', address);
  const signed = [];
  const identities = [];
  for (let i = 0; i < count; i += 1) {
    const identity = await makeIdentity('ed25519');
    const client = connect({ address, identity });
    identities.push(identity);
    signed.push({
      ...(await client.signFor('POST', url, body)),
      'content-type': 'application/json',
      'x-forwarded-for': addressOf(i),
    });
  }
  return { body, url, signed, identities };
};

const post = (agent, url, headers, body) =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

/** Asks for every player at a server that did not take the result, where there is one: how many have exactly one. */
const readBack = async (servers, prepared) => {
  const all = prepared.flatMap(({ identities }, at) =>
    identities.map((identity, i) => ({
      identity,
      from: addressOf(i),
      address: servers[(at + 1) % servers.length].address,
    })),
  );
  let kept = 0;
  const worker = async () => {
    for (let one = all.pop(); one; one = all.pop()) {
      const { identity, address, from } = one;
      const client = connect({
        address,
        identity,
        fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': from } }),
      });
      if ((await client.me()).value?.results === 1) kept += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return kept;
};

/** Sends so many results to these servers, the next as soon as one is answered; a first tenth warms up and is not counted. */
export const measureResults = async (servers, count) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const prepared = await Promise.all(servers.map(({ address }) => prepare(address, Math.ceil(count / servers.length))));
  const jobs = prepared[0].signed.flatMap((_, i) =>
    prepared.map(({ url, signed, body }) => ({ url, headers: signed[i], body })),
  );
  const run = async (some) => {
    const times = [];
    let accepted = 0;
    let next = 0;
    const worker = async () => {
      while (next < some.length) {
        const { url, headers, body } = some[next++];
        const began = performance.now();
        if ((await post(agent, url, headers, body)) === 200) accepted += 1;
        times.push(performance.now() - began);
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { times, accepted, seconds: (performance.now() - began) / 1000 };
  };
  const warm = Math.floor(jobs.length / 10);
  await run(jobs.slice(0, warm));
  const before = await Promise.all(servers.map((server) => server.figures()));
  const { times, accepted, seconds } = await run(jobs.slice(warm));
  const after = await Promise.all(servers.map((server) => server.figures()));
  agent.destroy();
  const kept = await readBack(servers, prepared);
  const cpu = after.reduce((sum, figures, i) => sum + figures.cpu - before[i].cpu, 0);
  return {
    sent: jobs.length - warm,
    accepted,
    /** Of all that were sent, the warm-up included. */
    keptOnce: kept,
    missing: jobs.length - kept,
    rate: accepted / seconds,
    cpuMs: (cpu * 1000) / accepted,
    ...quantiles(times),
  };
};
