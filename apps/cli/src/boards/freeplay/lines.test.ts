import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRun } from '@lockstep/freeplay';
import { makeSeed, parseReplay, parseSeed, verifyReplay } from '@lockstep/kernel';
import { type FinishedTry, saveKey, stepsOf } from '@lockstep/play';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resolveHeader } from '../../library.ts';
import { flat, type Home, makeHome, onPaper } from '../../shell/home.fixture.ts';
import { act, type Command } from '../../shell/model.ts';
import { isComplaint, parseCommand } from '../../shell/parse-command.ts';
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';
import { metaAt } from './meta.ts';
import { handOf } from './preview.ts';
import { laidOf, type Model, runViewOf } from './run-view.ts';

const GIVE_UP: Command = { do: 'session', command: { kind: 'act', text: 'give-up', sure: true } };
const retry = (again: boolean, sure = true): Command => ({ do: 'session', command: { kind: 'retry', again, sure } });
const ledgerOf = ({ host, session }: Model): string | null =>
  host.game.player.recorder.ledger(session!.opening.ref, session!.opening.setup)?.name ?? null;
const keyOf = ({ session }: Model): string => saveKey(session!.opening.ref);

let home: Home;
beforeEach(() => {
  home = makeHome();
});
afterEach(() => home.end());

describe('the shelf', () => {
  test('the runs, the codex, the archive and the history; the lesson is suggested to who never played', async () => {
    const { text, left } = await onPaper(openedAt(home), ['codex', 'archive', 'history', '9', 'quit']);
    for (const fact of [
      'FREEPLAY Three acts',
      'New here? First Run teaches as it goes',
      '1 First Run AURA 6 min –',
      '2 A Week with AURA AURA 12 min –',
      '3 First Night KOA 6 min –',
      '4 Three Nights with KOA KOA 10 min –',
      'Not met yet (Verification)',
      '· Spoofer: Clear one act of an AURA run and REWIRE 2 times in it.',
      'No run is over yet.',
      'There is no 9.',
    ])
      expect(flat(text)).toContain(fact);
    expect(left).toBe('quit');
  });

  test('[F4] a shut kit says its feat, a shut level what opens it; an open one begins', async () => {
    const { text } = await onPaper(openedAt(home), [
      'aura-run',
      '2',
      'level fw1',
      '1',
      'level silly',
      'level friendly',
      '1',
      'level fw0',
      'map',
    ]);
    for (const fact of [
      'WITH WHICH KIT?',
      'Spoofer is not open yet. Clear one act of an AURA run and REWIRE 2 times in it.',
      'fw1 is not open yet. Win all three acts on fw0 or above.',
      '"silly" is no level.',
      'Level: [FRIENDLY] house-guest fw0',
      'Kit and level are chosen before a run begins.',
      'AURA, Receipt Runner, friendly: Guest mode.',
    ])
      expect(flat(text)).toContain(fact);
  });

  test('[F4] what is shut is refused on the command line too, unless a seed makes it a run that counts for nothing', () => {
    expect(() => openedAt(home, { scene: 'aura-run', kit: 'spoofer' })).toThrow(/REWIRE 2 times/);
    expect(() => openedAt(home, { scene: 'koa-run', level: 'fw3' })).toThrow(/not open yet/);
    expect(() => openedAt(home, { scene: 'aura-run', kit: 'spofer' })).toThrow(/did you mean spoofer/);
    expect(() => openedAt(home, { setup: 'x.toml', kit: 'chaos' })).toThrow(/exclude each other/);
    const model = openedAt(home, { scene: 'aura-run', kit: 'chaos', level: 'fw8', seed: 'x' });
    const { script } = runViewOf(model)!.setup;
    expect([script.kit.id, script.firmware, ledgerOf(model)]).toEqual(['chaos', 'fw8', null]);
  });

  test('a begun run is offered first and goes on where it was; another puts it away only if asked', async () => {
    const first = await onPaper(openedAt(home), ['aura-run', '1', 'cycle 1']);
    expect(flat(first.text)).toContain('You CYCLE');
    const { text } = await onPaper(openedAt(home), ['aura-run', 'receipt-runner', '1', 'log', 'shelf']);
    for (const fact of [
      'begun',
      '1 Go on with the run you began',
      'Put it away for good and begin another?',
      'Type "receipt-runner yes" to do it.',
      'You CYCLE',
    ])
      expect(flat(text)).toContain(fact);
    for (const yes of ['receipt-runner yes', '2 yes']) {
      const again = await onPaper(openedAt(home), ['aura-run', yes, 'log', 'cycle 1']);
      const [, since = ''] = again.text.split(`> ${yes}`);
      expect(since).toContain('> cycle 1');
      expect(since.split('> cycle 1')[0]).not.toContain('You CYCLE');
    }
  });
});

describe('a whole run, line by line', () => {
  test.each([
    ['AURA', 'aura-run', { scene: 'aura-run', kit: 'receipt-runner' }],
    ['KOA', 'koa-run', { scene: 'koa-run', level: 'fw0' }],
    ['the lesson', 'first-run', { scene: 'first-run' }],
  ] as const)('with %s: every move as it is typed, saved, recorded, shared and kept', async (_who, ledger, wanted) => {
    const other = makeHome();
    const { models, typed } = playedOut(openedAt(other, wanted));
    other.end();
    const { view } = runViewOf(models.at(-1)!)!;
    const file = join(home.dir, 'run.replay');
    const { text, left } = await onPaper(openedAt(home, wanted), [
      ...typed,
      'share',
      'share words',
      `replay ${file}`,
      'history',
      'quit',
    ]);
    expect(left).toBe('quit');
    expect(text).toContain('THE RUN IS OVER');
    expect(flat(text)).toContain('Kept in the history.');
    expect(text).toContain(`Freeplay • ${view.run.title}`);
    expect(flat(text)).toContain(`--seed ${makeSeed(parseSeed('a fixed seed'))}`);
    expect(text).not.toContain('\u001b');
    const [entry] = home.store.entries() as readonly FinishedTry[];
    expect(entry).toMatchObject({ kind: 'finished', game: 'freeplay', daily: ledger, practice: false });
    expect(entry!.won).toBe(view.ended === 'won');
    expect(readRun(entry!.facts)).toMatchObject({ edition: view.edition, level: 0 });
    const replay = parseReplay(readFileSync(file, 'utf8'));
    expect(replay.ok && verifyReplay(replay.value, resolveHeader).ok).toBe(true);
  });

  test('every turn of the lesson is spoken to once; skip ends it', async () => {
    const other = makeHome();
    const { typed, models } = playedOut(openedAt(other, { scene: 'first-run' }));
    other.end();
    const notes = runViewOf(models[0]!)!.setup.script.scene.guide.map(({ line }) => line);
    const heard = await onPaper(openedAt(home, { scene: 'first-run' }), typed);
    expect(flat(heard.text)).toContain(notes[0]);
    const hushed = await onPaper(openedAt(home, { scene: 'first-run' }), ['skip', ...typed]);
    const after = flat(hushed.text).split('> skip')[1]!;
    for (const note of notes) expect(after).not.toContain(note);
  });
});

describe('while playing', () => {
  const wanted = { scene: 'aura-run', kit: 'spoofer', seed: 'words' };

  test('numbers stand for cards and gates, and what is left out is taken from what is taken up', async () => {
    const model = openedAt(home, wanted);
    const hand = handOf(runViewOf(model)!);
    const gates = runViewOf(model)!.view.gates!.gates.map(({ id }) => id);
    const said = (text: string, from = model) => parseCommand(from, text);
    expect(said('1 2')).toEqual({ do: 'lay', zone: 'card', ids: hand.slice(0, 2) });
    expect(said('inject 2 at 1')).toEqual({
      do: 'session',
      command: { kind: 'act', text: `inject ${hand[1]} at ${gates[0]}`, sure: false },
    });
    expect(said('inject 1 2 with hash')).toMatchObject({
      command: { text: `inject ${hand[0]} ${hand[1]} at ${gates[0]} with tool.HASH_RECEIPT` },
    });
    const held = perform(model, { do: 'lay', zone: 'card', ids: [hand[3]!] });
    expect(said('inject', held)).toMatchObject({ command: { text: `inject ${hand[3]} at ${gates[0]}` } });
    expect(said('cycle', held)).toMatchObject({ command: { text: `cycle ${hand[3]}` } });
    expect(said('flag at 1 path 1', held)).toMatchObject({
      command: { text: `flag ${hand[3]} at ${gates[0]} path 1` },
    });
    expect(said('flag')).toEqual({ do: 'session', command: { kind: 'lay', zone: 'move', id: 'flag' } });
    expect(said('preview cycle 1')).toEqual({ do: 'show', page: 'preview', part: `cycle ${hand[0]}` });
    expect(said('inject 9')).toEqual({ complaint: 'There is no 9. They are numbered 1 to 5.' });
  });

  test('pages, previews, refusals and misspellings', async () => {
    const { text } = await onPaper(openedAt(home, wanted), [
      '1 2',
      'preview inject 1',
      'tool hash',
      'tool nothing',
      'gates',
      'hand',
      'deck',
      'rules audits',
      'rules nothing',
      'quick',
      'exploit 1',
      'inject nothing-here',
      'leave',
      'take CALM',
      'gtes',
      'h',
      'save',
    ]);
    for (const fact of [
      'WHAT IT WOULD DO',
      'You have no tool "nothing".',
      'WHAT STANDS HERE',
      'STILL TO DRAW, IN NO ORDER',
      'One at a time: a new one takes the place of the old.',
      'The rules have no part "nothing".',
      'CORROBORATE a charge: two that share a tag',
      'EXPLOIT costs 2 Ops Tokens and you have 1.',
      'No artifact is called “nothing-here”.',
      'There is nothing to leave here.',
      'Nothing can be taken here: there is no cache.',
      '"gtes" is no command. Did you mean gates?',
      '"h" could be hand, history or help. Type a little more.',
      'Every move is saved as it is made.',
    ])
      expect(flat(text)).toContain(fact);
  });

  test('what no card would change is told before one is taken up', async () => {
    const { text } = await onPaper(openedAt(home, wanted), ['cycle 1']);
    const [before, after] = text.split('> cycle 1');
    expect(flat(before!)).toContain('CYCLE (free): They are swapped for others');
    expect(flat(after!)).toContain('CYCLE (free): You CYCLEd last turn.');
  });

  test('with KOA: a hidden counter is flagged, claims are rewired, a card is corroborated', async () => {
    const model = openedAt(home, { scene: 'koa-run', seed: 'night' });
    const { text } = await onPaper(model, ['1', 'rewire', 'back', 'preview submit 1', 'flag', 'story', 'exploit']);
    for (const fact of [
      'Move its time by',
      'Scrutiny would be',
      'You FLAG her:',
      'is shown.',
      'YOUR STORY',
      'EXPLOIT costs 2 Ops Tokens and you have 0.',
    ])
      expect(flat(text)).toContain(fact);
  });

  test('undo asks, makes it practice, and practice opens nothing', async () => {
    const lesson = { scene: 'first-run' };
    const other = makeHome();
    const { typed } = playedOut(openedAt(other, lesson));
    other.end();
    const { text } = await onPaper(openedAt(home, lesson), [
      typed[0]!,
      'undo',
      'undo yes',
      'redo',
      ...typed.slice(1),
      'archive',
    ]);
    expect(flat(text)).toContain('Type "undo yes" to do it.');
    expect(text).toContain('PRACTICE');
    expect(flat(text)).toContain('Kept in the history as practice: it counts for no kit, level, badge or codex.');
    expect(home.store.entries()).toMatchObject([{ practice: true }]);
    expect(metaAt(openedAt(home).host).codex).toEqual({});
  });

  test('giving up and abandoning ask, end the run and are kept', async () => {
    for (const end of ['give-up', 'abandon']) {
      const { text } = await onPaper(openedAt(home, { scene: 'first-run' }), [end, `${end} yes`, 'history']);
      expect(flat(text)).toContain(`Type "${end} yes" to do it.`);
      expect(flat(text)).toContain('Kept in the history.');
      expect(flat(text)).toContain('First Run, Receipt Runner, fw0, not won');
    }
    expect(home.store.entries()).toHaveLength(2);
  });

  test('again with the same draws is the same run, and counts for nothing', async () => {
    const model = perform(perform(openedAt(home, { scene: 'first-run' }), GIVE_UP), retry(false));
    expect(model.session!.attempt.flags.unrecorded).toBe(true);
    perform(model, GIVE_UP);
    expect(home.store.entries()).toHaveLength(1);
    expect(makeSeed(model.session!.attempt.run.seed)).toBe(makeSeed(parseSeed('a fixed seed')));
  });

  test('the same draws count for nothing after leaving and coming back either', () => {
    const again = perform(perform(openedAt(home, { scene: 'first-run' }), GIVE_UP), retry(false));
    perform(again, act(`cycle ${handOf(runViewOf(again)!)[0]}`));
    const resumed = openedAt(home, { scene: 'first-run' });
    expect(stepsOf(resumed.session!)).toHaveLength(1);
    expect(resumed.session!.attempt.flags.unrecorded).toBe(true);
    perform(resumed, GIVE_UP);
    expect(home.store.entries()).toHaveLength(1);
  });

  test('a seeded run that is ended says once that nothing of it is recorded', async () => {
    const seeded = { scene: 'first-run', seed: 'words' };
    const { text } = await onPaper(openedAt(home, seeded), ['give-up', 'give-up yes']);
    expect(flat(text)).toContain('Give this run up? It is over then. Nothing of it is recorded.');
    expect(flat(text)).toContain('Nothing of this run is recorded: its seed was known or chosen');
    expect(flat(text)).not.toMatch(/[Kk]ept in the history|history keeps/);
    expect(home.store.entries()).toEqual([]);
  });

  test('other draws after a seed are fresh, and recorded where kit and level are open', () => {
    const other = (kit: string) => {
      const begun = openedAt(home, { scene: 'aura-run', kit, seed: 'words' });
      return perform(begun, retry(true));
    };
    const open = other('receipt-runner');
    expect(makeSeed(open.session!.attempt.run.seed)).toBe(makeSeed(parseSeed('a fixed seed')));
    expect([ledgerOf(open), keyOf(open)]).toEqual(['aura-run', 'freeplay/scene.aura-run.kit=receipt-runner.level=fw0']);
    const shut = other('chaos');
    expect(makeSeed(shut.session!.attempt.run.seed)).toBe(makeSeed(parseSeed('a fixed seed')));
    expect(ledgerOf(shut)).toBeNull();
    expect(keyOf(shut)).toContain(`@${makeSeed(shut.session!.attempt.run.seed)}`);
    const again = perform(open, retry(false));
    expect([again.session!.attempt.flags.unrecorded, keyOf(again)]).toEqual([true, keyOf(open)]);
  });

  test('other draws after a seed do not put another run away unasked', () => {
    const first = openedAt(home, { scene: 'first-run' });
    perform(first, act(`cycle ${handOf(runViewOf(first)!)[0]}`));
    const seeded = openedAt(home, { scene: 'first-run', seed: 'words' });
    const over = perform(seeded, GIVE_UP);
    expect(perform(over, retry(true, false)).confirmation?.question).toContain('A run of this kind is under way.');
    expect(ledgerOf(perform(over, retry(true)))).toBe('first-run');
  });

  test('a tool taken up goes into a move that is typed, unless that names its own', () => {
    const begun = openedAt(home, wanted);
    const [card] = handOf(runViewOf(begun)!);
    const { gate } = laidOf(begun);
    const hash = perform(begun, { do: 'lay', zone: 'tool', ids: ['tool.HASH_RECEIPT'] });
    const text = `inject ${card} with tool.HASH_RECEIPT at ${gate}`;
    expect(parseCommand(hash, 'inject 1 at 1')).toMatchObject({ command: { kind: 'act', text } });
    expect(parseCommand(hash, 'inject 1')).toMatchObject({ command: { kind: 'act', text } });
    expect(parseCommand(hash, 'inject 1 with hash')).toMatchObject({
      command: { text: `inject ${card} at ${gate} with tool.HASH_RECEIPT` },
    });
    expect(parseCommand(hash, 'cycle 1')).toMatchObject({ command: { text: `cycle ${card}` } });
    const anchor = perform(begun, { do: 'lay', zone: 'tool', ids: ['tool.REWIRE_ANCHOR'] });
    expect(parseCommand(anchor, 'inject 1')).toMatchObject({ command: { text: `inject ${card} at ${gate}` } });
    expect(parseCommand(anchor, 'rewire 1 from media to sensor')).toMatchObject({
      command: { text: `rewire ${card} with tool.REWIRE_ANCHOR from MEDIA to SENSOR` },
    });
  });

  test('the charges of CORROBORATE stand at the move and among the tools', async () => {
    const { text } = await onPaper(openedAt(home, wanted), []);
    expect(flat(text)).toContain('CORROBORATE (3 charges):');
    expect(flat(text)).toContain('Tools: Corroborate 3, ');
  });

  test('a CYCLE seen ahead tells what it swaps from the larger next hand', async () => {
    const { text } = await onPaper(openedAt(home, wanted), ['preview cycle 1 2']);
    expect(flat(text)).toContain('2 artifacts to draw, not known yet.');
    expect(flat(text)).toContain('The next hand is 6: 1 artifact to draw, not known yet.');
  });

  test('a cache by typing: ids beside names, what is left out is asked for, a move is no move there', async () => {
    const { models } = playedOut(openedAt(home, { scene: 'aura-run', kit: 'spoofer', seed: 'cache 31' }));
    const cache = models.find((one) => runViewOf(one)!.view.phase === 'cache')!;
    const { text } = await onPaper(cache, [
      'take',
      'take REMOVAL',
      'back',
      'take REMOVAL nothing-here',
      'inject 1 at 1',
      'take ARTIFACT',
      '1',
    ]);
    for (const fact of [
      '1 A Quiet Hour (CALM): 4 credits',
      'Take which? There is A Quiet Hour (CALM), The Odds-and-Ends Drawer (ARTIFACT) and The Shredder (REMOVAL); or leave.',
      'No artifact is called “nothing-here”.',
      'This is a cache: no move can be made here. Take one offer, or leave.',
      'You take The Odds-and-Ends Drawer',
    ])
      expect(flat(text)).toContain(fact);
    const [, removal = ''] = text.split('> take REMOVAL\n');
    expect(flat(removal.split('> ')[0]!)).toMatch(/ 1 [A-Z][^(]+ \([a-z-]+\): /);
    expect(flat(text)).not.toContain('hand by its id');
    const begun = openedAt(home, wanted);
    expect(parseCommand(begun, 'take')).toEqual({ complaint: 'Nothing can be taken here: there is no cache.' });
  });

  test('a gate that is cleared cannot be aimed at', () => {
    const { models } = playedOut(openedAt(home, { scene: 'aura-run', kit: 'spoofer', seed: 'screens' }));
    const halves = models.flatMap((model) => {
      const gates = runViewOf(model)!.view.gates?.gates ?? [];
      const at = gates.findIndex(({ cleared }) => cleared);
      return at >= 0 && gates.some(({ cleared }) => !cleared) ? [{ model, at, name: gates[at]!.name }] : [];
    });
    expect(halves.length).toBeGreaterThan(0);
    for (const { model, at, name } of halves)
      expect(parseCommand(model, `aim ${at + 1}`)).toEqual({
        complaint: `${name} is cleared already. Aim at one that stands.`,
      });
  });

  test('a damaged save is set aside', () => {
    perform(openedAt(home, wanted), act(`cycle ${handOf(runViewOf(openedAt(home, wanted))!)[0]}`));
    const file = join(home.dir, 'runs', 'freeplay', 'scene.aura-run.kit=spoofer.level=fw0._40_words.json');
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { replay: string };
    writeFileSync(file, JSON.stringify({ ...saved, replay: saved.replay.replace('\ncycle', '\ncicle') }));
    expect(openedAt(home, wanted).session!.resumed).toBe('new');
    expect(existsSync(`${file}.damaged-1`)).toBe(true);
    expect(home.notices).toHaveLength(1);
  });

  test('text that is no command never acts', () => {
    const model = openedAt(home, wanted);
    for (const text of ['99', 'zzz', 'rules zzz', 'level fw0', 'aim 9', 'tool zzz'])
      expect(isComplaint(parseCommand(model, text)), text).toBe(true);
    expect(parseCommand(model, '')).toEqual({ do: 'look' });
  });
});
