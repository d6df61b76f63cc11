import { readFileSync } from 'node:fs';
import { type Client, connect, makeIdentity, type RankedBoardAnswer, type RankedDay } from '@lockstep/api';
import { makeDay } from '@lockstep/calendar';
import { moduleOf, RANKED } from '@lockstep/catalogue';
import { dealing, fingerprintOf, parseSealed, type SealedDeal } from '@lockstep/forge';
import { canonical, type Json, makeSeed, parseReplay } from '@lockstep/kernel';
import { today } from '../clock.ts';
import { EXIT, Fault } from '../fault.ts';
import { editionsFor } from '../library.ts';
import { answer, columns } from '../output.ts';
import { exitWith } from '../streams.ts';
import { answerValue } from './try-seat.ts';

interface Options {
  readonly board?: string;
  readonly check?: string;
  readonly date?: string;
  readonly fingerprint?: string;
  readonly replay?: string;
  readonly json?: boolean;
}

const SHORT = 16;

const listDays = (days: readonly RankedDay[], options: Options): void =>
  answer(options, { ok: true, days }, () =>
    columns([
      ['date', 'game', 'state', 'fingerprint', 'told since'],
      ...days.map(({ date, game, state, fingerprint, sealed }) => [
        date,
        game,
        state,
        fingerprint.slice(0, SHORT),
        sealed.slice(0, SHORT).replace('T', ' '),
      ]),
    ]),
  );

const placeWords = ({ state, won, rank, turns }: RankedBoardAnswer['programs'][number]): string =>
  state === 'finished' ? `${won ? '' : 'lost: '}${rank}, ${turns}` : state;

const showBoard = async (client: Client, game: string, date: string, options: Options): Promise<void> => {
  const { programs, everyone, state } = answerValue(await client.rankedBoard(game, date));
  answer(options, { ok: true, game, date, state, programs, everyone }, () =>
    programs.length === 0
      ? 'No program has played this deal.'
      : columns([
          ['place', 'program', 'result, turns', 'seconds'],
          ...programs.map((row) => [
            String(row.place),
            row.name ?? 'without a name',
            placeWords(row),
            row.seconds === null ? '' : String(row.seconds),
          ]),
        ]),
  );
};

/** What the replay of a deal has in its header, by what was sealed. */
const departures = (file: string, game: string, deal: SealedDeal): readonly string[] => {
  const parsed = parseReplay(readFileSync(file, 'utf8'));
  if (!parsed.ok) return [`${file} is no replay`];
  const { header } = parsed.value;
  const module = moduleOf(game)!;
  const setup = module.game.parseSetup(deal.setup);
  const whole = setup.ok ? canonical(module.game.makeSetup(setup.value)) : '';
  const resolved = (): unknown =>
    header.pack === undefined
      ? header.setup
      : module.pack.resolve(editionsFor(game).find(({ hash }) => hash === header.pack)?.pack, header.setup);
  const played = header.game === game ? module.game.parseSetup(resolved()) : null;
  const same = played?.ok && canonical(module.game.makeSetup(played.value)) === whole;
  return [
    ...(header.seed === makeSeed(deal.seed) ? [] : ['the replay has another seed']),
    ...(same ? [] : ['the replay has another setup']),
  ];
};

const dealOf = (text: string): { readonly deal: SealedDeal; readonly game: string } => {
  const sealed = parseSealed(text);
  const module = sealed && moduleOf(sealed.game);
  const edition = sealed && editionsFor(sealed.game).find(({ hash }) => hash === sealed.pack);
  if (!module || !edition || module.game.rules !== sealed.rules)
    throw new Fault('old-deal', 'what was sealed is of rules or cards that this version does not have');
  const attempts = dealing(module, edition, sealed, RANKED[sealed.game]?.options ?? null);
  for (;;) {
    const next = attempts.next();
    if (!next.done) continue;
    if (!next.value) throw new Fault('old-deal', 'nothing follows from what was sealed');
    return { deal: next.value, game: sealed.game };
  }
};

/** [S51] Fingerprint, seed and deal, worked out here again. */
const check = async (day: RankedDay, options: Options): Promise<void> => {
  if (day.text === null) throw new Fault('not-over', 'what was sealed is told when the day is over everywhere');
  const sealed = parseSealed(day.text);
  const faults: string[] = [];
  if (!sealed || fingerprintOf(sealed) !== day.fingerprint) faults.push('the text has another fingerprint');
  if (sealed && (sealed.game !== day.game || sealed.date !== day.date)) faults.push('the text is of another day');
  if (options.fingerprint !== undefined && options.fingerprint !== day.fingerprint)
    faults.push('another fingerprint was told before');
  const { deal, game } = dealOf(day.text);
  if (options.replay !== undefined) faults.push(...departures(options.replay, game, deal));
  const seed = makeSeed(deal.seed);
  const setup = deal.written ?? (deal.setup as Json);
  answer(options, { ok: faults.length === 0, faults, fingerprint: day.fingerprint, text: day.text, seed, setup }, () =>
    [
      day.text!.trimEnd(),
      `fingerprint ${day.fingerprint}`,
      `seed ${seed}`,
      ...(faults.length === 0 ? ['The deal follows from what was sealed.'] : faults.map((fault) => `No: ${fault}.`)),
    ].join('\n'),
  );
  if (faults.length > 0) exitWith(EXIT.no);
};

/** What a server tells of ranked days; and the check that needs no trust in it. */
export const ranked = async (address: string, options: Options): Promise<void> => {
  if (!URL.canParse(address)) throw new Fault('usage', 'name the address of a server, such as https://play.example/');
  const client = connect({ address, identity: await makeIdentity('ed25519') });
  const date = options.date ?? makeDay(today());
  if (options.board !== undefined) return showBoard(client, options.board, date, options);
  const game = options.check;
  if (game === undefined) return listDays(answerValue(await client.rankedDays()).days, options);
  const { state, fingerprint, sealed, text } = answerValue(await client.rankedBoard(game, date));
  return check({ game, date, state, fingerprint, sealed, text }, options);
};
