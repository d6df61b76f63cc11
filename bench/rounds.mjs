import { Bench } from 'tinybench';

/** Processor time of this process, in milliseconds: what other processes take does not count. */
export const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const MILLIONS = 20;
const LOOP_ENDS_AT = -1789736559;
const loops = [];

/** The same integer arithmetic on every date: million turns of it a second. */
const timeLoop = () => {
  const began = spent();
  let word = 1;
  for (let i = 0; i < MILLIONS * 1_000_000; i += 1) word = Math.imul(word ^ i, 0x85ebca6b) ^ (word >>> 13);
  const took = spent() - began;
  // What the loop comes to is fixed; read, so that no compiler leaves the loop out.
  if (word !== LOOP_ENDS_AT) throw new Error(`the loop came to ${word}`);
  loops.push((MILLIONS * 1000) / took);
};

/** Of this process's rounds: rows of two dates can be compared by it. */
export const loopRate = () => median(loops);

/**
 * Runs the contestants in turn, round after round, and gives each one's rate per second in every round. A contestant is
 * [name, work, how much one call of it does].
 */
export const sideBySide = async (contestants, { rounds, time }) => {
  const rates = Object.fromEntries(contestants.map(([name]) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    timeLoop();
    for (const [name, work, amount] of contestants) {
      const bench = new Bench({ time, iterations: 1, warmup: false, now: spent, throws: true });
      bench.add(name, work);
      await bench.run();
      const { totalTime, latency } = bench.tasks[0].result;
      // The first round only warms up.
      if (round >= 0) rates[name].push((latency.samplesCount * amount * 1000) / totalTime);
    }
  }
  return rates;
};
