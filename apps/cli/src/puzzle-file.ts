import { readFileSync } from 'node:fs';
import { fail, type GameModule, type Issue, type Json, ok } from '@lockstep/kernel';
import { load, reportIssue } from '@lockstep/packs';
import { Fault } from './fault.ts';
import { gameDir, packOf, tomlFile } from './library.ts';

const fromJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Fault('wrong-setup', `${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Dealt cards come before the puzzle's own, so an issue's place is counted back to where it was written. */
const asWritten =
  (input: unknown) =>
  (issue: Issue): Issue => {
    const { deal } = Object(input) as { readonly deal?: unknown };
    const dealt = Array.isArray(deal) ? deal.length : 0;
    const [list, at, ...rest] = issue.path;
    if (list !== 'card' || typeof at !== 'number') return issue;
    return { ...issue, path: at < dealt ? ['deal', at] : ['card', at - dealt, ...rest] };
  };

/** A puzzle a designer wrote, in TOML or JSON; cards and protocols it only names come from the pack. */
export const puzzleFile = (module: GameModule, file: string, packDir: string | undefined): unknown => {
  const pack = packOf(module, packDir ?? gameDir(module.game.id));
  const parse = (input: unknown) => {
    const strange = module.pack.unknownNames(pack, input);
    if (strange.length > 0) return fail(strange);
    const setup = module.game.parseSetup(module.pack.resolve(pack, input));
    return setup.ok ? ok(setup.value as Json) : fail(setup.fault.map(asWritten(input)));
  };
  if (file.endsWith('.json')) {
    const setup = parse(fromJson(file));
    if (setup.ok) return setup.value;
    throw new Fault(
      'wrong-setup',
      setup.fault
        .map(({ path, expected, found }) => `${file}: ${path.join('.')}: expected ${expected}; found ${found}`)
        .join('\n'),
    );
  }
  const loaded = load([tomlFile(file)], parse);
  if (loaded.value !== undefined) return loaded.value;
  throw new Fault('wrong-setup', loaded.issues.map(reportIssue).join('\n\n'));
};
