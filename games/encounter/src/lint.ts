import type { Issue, Path } from '@lockstep/kernel';
import { duplicateIds, issue, reference } from '@lockstep/shape';
import type { Beat, Choice, Pace, Scene, Speech } from './scene.ts';
import { MOST_ACTORS } from './vocabulary.ts';

type Say = readonly Speech[];

/** Every beat that a choice or its outcome leads to by name. */
const exitsOf = ({ check, to, passes, fails }: Choice): readonly (readonly [path: Path, id: string | undefined])[] =>
  check
    ? [
        [['passes', 'to'], passes.to],
        [['fails', 'to'], fails.to],
      ]
    : [[['to'], to]];

/** Ways out that no rule looks at: a check goes on by its outcomes, a decision by itself. */
const idleExits = ({ check, to, passes, fails }: Choice): readonly Path[] => {
  if (check) return to === undefined ? [] : [['to']];
  return [...(passes.to === undefined ? [] : [['passes', 'to']]), ...(fails.to === undefined ? [] : [['fails', 'to']])];
};

/** Whether a beat can close by its `next`: it cannot where every way out of it names its own place. */
const closesByNext = ({ choice, fight, end }: Beat): boolean => {
  if (fight || end) return false;
  if (choice.every(({ tag, domain }) => tag !== undefined || domain !== undefined)) return true;
  return choice.some(({ check, to, passes, fails }) =>
    check ? passes.to === undefined || fails.to === undefined : to === undefined,
  );
};

/** Where a beat can lead. */
const leadsTo = (scene: Scene, beat: Beat): readonly string[] => {
  const { fight, choice, end, next } = beat;
  if (end) return [];
  const clocks = choice.length > 0 || fight ? scene.clock.flatMap(({ to }) => (to === undefined ? [] : [to])) : [];
  if (fight) return [...[fight.won, fight.lost, fight.drawn, fight.withdraw].flatMap((to) => to ?? []), ...clocks];
  const named = choice.flatMap((one) => exitsOf(one).flatMap(([, to]) => to ?? []));
  return [...named, ...(closesByNext(beat) ? next.map(({ to }) => to) : []), ...clocks];
};

const reachable = (scene: Scene): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [scene.beat[0]!.id];
  while (open.length > 0) {
    const id = open.pop()!;
    const beat = scene.beat.find((one) => one.id === id);
    if (!beat || seen.has(id)) continue;
    seen.add(id);
    open.push(...leadsTo(scene, beat));
  }
  return seen;
};

/** Beats from which some end can be reached. */
const ending = (scene: Scene): ReadonlySet<string> => {
  const found = new Set(scene.beat.filter(({ end }) => end).map(({ id }) => id));
  for (let grown = true; grown; ) {
    grown = false;
    for (const beat of scene.beat)
      if (!found.has(beat.id) && leadsTo(scene, beat).some((id) => found.has(id))) {
        found.add(beat.id);
        grown = true;
      }
  }
  return found;
};

/** Heroes and the foes of every fight: each has an id of its own. */
const checkRoster = (scene: Scene, path: Path): readonly Issue[] => {
  const roster = [
    ...scene.party.map((id, i) => ({ id, at: ['party', i] as Path })),
    ...(scene.ally ?? []).flatMap(({ who }, i) =>
      scene.party.includes(who) ? [] : [{ id: who, at: ['ally', i, 'who'] as Path }],
    ),
    ...scene.beat.flatMap(({ fight }, i) =>
      (fight?.foe ?? []).map(({ id, who }, j) => ({ id: id ?? who, at: ['beat', i, 'fight', 'foe', j] as Path })),
    ),
  ];
  if (roster.length > MOST_ACTORS)
    return [issue('too-many', path, `at most ${MOST_ACTORS} heroes and foes`, roster.length)];
  return roster.flatMap(({ id, at }, i) =>
    roster.findIndex((one) => one.id === id) === i
      ? []
      : [issue('duplicate-id', [...path, ...at], 'an id of its own for every hero and foe: give the foe an `id`', id)],
  );
};

/** What is wrong with a scene: unknown names, beats that cannot be reached, beats that lead nowhere. */
export const lint = (
  scene: Scene,
  characters: readonly string[],
  domains: readonly string[],
  path: Path,
  techniques?: readonly string[],
): readonly Issue[] => {
  const beats = scene.beat.map(({ id }) => id);
  const clocks = scene.clock.map(({ id }) => id);
  const tags = scene.tag.map(({ id }) => id);
  const found: Issue[] = [];
  const known = (id: string | undefined, ids: readonly string[], at: Path, what: string): void => {
    if (id !== undefined) found.push(...reference(id, ids, [...path, ...at], what));
  };
  const paces = (list: readonly Pace[], at: Path): void =>
    list.forEach(({ clock, tag, drop }, i) => {
      if (clock === undefined && tag === undefined && drop === undefined)
        found.push(issue('empty-pace', [...path, ...at, i], 'a clock, a tag or a drop', 'none'));
      known(clock, clocks, [...at, i, 'clock'], 'clock of the scene');
      known(tag, tags, [...at, i, 'tag'], 'tag of the scene');
      known(drop, tags, [...at, i, 'drop'], 'tag of the scene');
    });
  const says = (list: Say, at: Path): void =>
    list.forEach(({ speaker }, i) => {
      if (speaker !== 'narrator') known(speaker, characters, [...at, i, 'speaker'], 'character, or "narrator"');
    });
  for (const list of ['beat', 'clock', 'tag'] as const)
    found.push(...duplicateIds(scene[list], list).map((one) => ({ ...one, path: [...path, ...one.path] })));
  const choices = scene.beat.flatMap(({ choice }, i) => choice.map(({ id }, j) => ({ id, i, j })));
  choices.forEach(({ id, i, j }, at) => {
    if (choices.findIndex((one) => one.id === id) !== at)
      found.push(
        issue('duplicate-id', [...path, 'beat', i, 'choice', j, 'id'], 'an id no other choice of the scene has', id),
      );
  });
  scene.tag.forEach(({ open, initiative, from }, i) => {
    if (!open && from === undefined && initiative > 0)
      found.push(
        issue(
          'idle-initiative',
          [...path, 'tag', i, 'initiative'],
          'open = true: initiative is rolled at the start',
          initiative,
        ),
      );
  });
  scene.party.forEach((id, i) => {
    known(id, characters, ['party', i], 'character');
  });
  scene.ally?.forEach(({ who }, i) => {
    known(who, characters, ['ally', i, 'who'], 'character');
  });
  scene.keeps?.forEach((id, i) => {
    known(id, tags, ['keeps', i], 'tag of the scene');
  });
  found.push(...checkRoster(scene, path));
  known(scene.main, clocks, ['main'], 'clock of the scene');
  scene.clock.forEach(({ to }, i) => {
    known(to, beats, ['clock', i, 'to'], 'beat of the scene');
  });
  scene.beat.forEach((beat, i) => {
    const at: Path = ['beat', i];
    says(beat.say, [...at, 'say']);
    paces(beat.pace, [...at, 'pace']);
    const kinds = [beat.choice.length > 0, beat.fight !== undefined, beat.end !== undefined].filter(Boolean).length;
    if (beat.choice.length === 0 && beat.pace.length > 0)
      found.push(
        issue(
          'idle-pace',
          [...path, ...at, 'pace'],
          'a beat with choices: a page closes no Beat, and a fight has a pace of its own',
          beat.id,
        ),
      );
    if (kinds > 1)
      found.push(issue('mixed-beat', [...path, ...at], 'choices, a fight or an end', 'more than one of them'));
    beat.next.forEach(({ clock, tag, to }, j) => {
      known(clock, clocks, [...at, 'next', j, 'clock'], 'clock of the scene');
      known(tag, tags, [...at, 'next', j, 'tag'], 'tag of the scene');
      known(to, beats, [...at, 'next', j, 'to'], 'beat of the scene');
    });
    if (closesByNext(beat)) {
      const last = beat.next.at(-1);
      if (!last || last.clock !== undefined || last.tag !== undefined)
        found.push(
          issue(
            'dead-end',
            [...path, ...at],
            'a last `next` without a condition, or a `to` on every choice and outcome',
            beat.id,
          ),
        );
    }
    beat.choice.forEach((choice, j) => {
      const here: Path = [...at, 'choice', j];
      for (const [where, id] of exitsOf(choice)) known(id, beats, [...here, ...where], 'beat of the scene');
      for (const where of idleExits(choice))
        found.push(
          issue(
            'idle-exit',
            [...path, ...here, ...where],
            choice.check ? 'a `to` on its passes or fails' : 'a `to` on the choice itself',
            choice.id,
          ),
        );
      known(choice.tag, tags, [...here, 'tag'], 'tag of the scene');
      known(choice.domain, domains, [...here, 'domain'], 'domain');
      for (const [key, part] of [
        ['passes', choice.passes],
        ['fails', choice.fails],
      ] as const) {
        says(part.say, [...here, key, 'say']);
        paces(part.pace, [...here, key, 'pace']);
      }
      says(choice.say, [...here, 'say']);
      paces(choice.pace, [...here, 'pace']);
      const { check } = choice;
      if (!check) return;
      known(check.clock, clocks, [...here, 'check', 'clock'], 'clock of the scene');
      known(check.danger, clocks, [...here, 'check', 'danger'], 'clock of the scene');
      known(check.foe, characters, [...here, 'check', 'foe'], 'character');
      if ((check.pillar === undefined) === (check.skill === undefined))
        found.push(issue('wrong-check', [...path, ...here, 'check'], 'either a pillar or a skill', 'both or neither'));
      if ((check.against === undefined) === (check.foe === undefined))
        found.push(
          issue(
            'wrong-check',
            [...path, ...here, 'check'],
            'either a target number in `against` or a `foe`',
            'both or neither',
          ),
        );
      if (check.foe !== undefined && check.pillar === undefined)
        found.push(issue('wrong-check', [...path, ...here, 'check'], 'a pillar: a foe defends one', 'a skill'));
    });
    const { fight, over = [] } = beat;
    const present = fight
      ? [...scene.party, ...(scene.ally ?? []).map(({ who }) => who), ...fight.foe.map(({ id, who }) => id ?? who)]
      : [];
    over.forEach(({ who, tag }, j) => {
      if (fight) known(who, present, [...at, 'over', j, 'who'], 'hero or foe of the fight');
      known(tag, tags, [...at, 'over', j, 'tag'], 'tag of the scene');
    });
    if (!fight && over.length > 0)
      found.push(
        issue('idle-over', [...path, ...at, 'over'], 'a beat with a fight: tempo counts nowhere else', beat.id),
      );
    if (!fight) return;
    const here: Path = [...at, 'fight'];
    for (const key of ['won', 'lost', 'drawn', 'withdraw'] as const)
      known(fight[key], beats, [...here, key], 'beat of the scene');
    known(fight.goal, clocks, [...here, 'goal'], 'clock of the scene');
    known(fight.danger, clocks, [...here, 'danger'], 'clock of the scene');
    fight.only?.forEach((id, j) => {
      if (techniques) known(id, techniques, [...here, 'only', j], 'technique');
    });
    fight.adds?.forEach(({ only }, j) => {
      only.forEach((id, k) => {
        if (techniques) known(id, techniques, [...here, 'adds', j, 'only', k], 'technique');
      });
    });
    says(fight.say, [...here, 'say']);
    paces(fight.pace, [...here, 'pace']);
    fight.foe.forEach(({ who, zone }, j) => {
      known(who, characters, [...here, 'foe', j, 'who'], 'character');
      if (zone > fight.zones)
        found.push(
          issue(
            'out-of-range',
            [...path, ...here, 'foe', j, 'zone'],
            `at most ${fight.zones}, the zones there are`,
            zone,
          ),
        );
    });
    if (scene.beat.some(({ id, fight: other }) => id === fight.lost && other))
      found.push(
        issue(
          'lost-into-fight',
          [...path, ...here, 'lost'],
          'a beat without a fight: those who lost cannot stand',
          fight.lost,
        ),
      );
    (fight.met ?? []).forEach(({ won, games }, j) => {
      if (won > games)
        found.push(
          issue('out-of-range', [...path, ...here, 'met', j, 'won'], `at most ${games}, the games played`, won),
        );
    });
    if (fight.heroes > fight.zones)
      found.push(
        issue(
          'out-of-range',
          [...path, ...here, 'heroes'],
          `at most ${fight.zones}, the zones there are`,
          fight.heroes,
        ),
      );
  });
  if (found.length > 0) return found;
  const [reached, ends] = [reachable(scene), ending(scene)];
  scene.beat.forEach(({ id }, i) => {
    if (!reached.has(id))
      found.push(
        issue(
          'unreachable-beat',
          [...path, 'beat', i, 'id'],
          'a beat that some choice, fight, clock or `next` leads to',
          id,
        ),
      );
    else if (!ends.has(id))
      found.push(issue('dead-end', [...path, 'beat', i, 'id'], 'a way from here to some end', id));
  });
  return found;
};
