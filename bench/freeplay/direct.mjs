/**
 * The same attempts the way one would write them first: an artifact is an object with lists of words, a clause is read from its text
 * whenever it is asked, damage is a product of floating fractions that is rounded at the end.
 *
 * The same as ours: every clause, bars, declared and struck paths, disabled gates, tools, modifiers, Audits, every factor of damage.
 */
const TRUSTS = ['SKETCHY', 'PLAUSIBLE', 'VERIFIED'];
const TAGS =
  'TIME LOCATION WORK PURCHASE SENSOR AUTHORITY SELF_REPORT FOOD HEALTH MEDIA POLICY SYSTEM_LOG MOOD PRIVACY'.split(
    ' ',
  );
const TRAITS = 'TIMESTAMPED EDITABLE CORROBORATABLE HASHED REDACTED SOURCE_TRUSTED'.split(' ');

const rank = (trust) => TRUSTS.indexOf(trust);
const any = (words, found) => words.some((word) => found.includes(word));

/** One card against words such as "VERIFIED SENSOR|SYSTEM_LOG !EDITABLE listed". */
const isLike = (card, words, gate) => {
  const wanted = [];
  for (const word of words) {
    const parts = word.replace('!', '').split('|');
    const tags = parts.filter((part) => TAGS.includes(part));
    const traits = parts.filter((part) => TRAITS.includes(part));
    if (word.startsWith('!')) {
      if (any(tags, card.tags) || any(traits, card.traits)) return false;
      continue;
    }
    wanted.push(...tags);
    if (!traits.every((trait) => card.traits.includes(trait))) return false;
    if (parts.some((part) => TRUSTS.includes(part) && rank(card.trust) < rank(part))) return false;
    if (parts.includes('listed') && !gate.sources.includes(card.source)) return false;
    if (parts.includes('axis') && !any(gate.axis, card.tags)) return false;
  }
  return wanted.length === 0 || any(wanted, card.tags);
};

const isSealed = ({ traits }) => !traits.includes('EDITABLE') || traits.includes('HASHED');

const holds = (text, cards, tool, gate, place) => {
  const [kind, ...rest] = text.split(' ');
  const words = rest.length === 1 ? rest[0].split('|') : rest;
  const [one, two] = cards;
  switch (kind) {
    case 'trust':
      return cards.some(({ trust }) => rank(trust) >= rank(words[0]));
    case 'every':
      return cards.every(({ trust }) => rank(trust) >= rank(words[0]));
    case 'tag':
      return cards.some(({ tags }) => any(words, tags));
    case 'without':
      return !cards.some(({ tags }) => any(words, tags));
    case 'trait':
      return cards.some(({ traits }) => any(words, traits));
    case 'sealed':
      return cards.every(isSealed);
    case 'listed':
      return cards.some(({ source }) => gate.sources.includes(source));
    case 'card':
      return cards.some((card) => isLike(card, rest, gate));
    case 'pair': {
      if (!two) return false;
      const like = rest.slice(0, rest.indexOf('with'));
      const anchor = rest.slice(rest.indexOf('with') + 1);
      return (
        (isLike(one, like, gate) && isLike(two, anchor, gate)) || (isLike(two, like, gate) && isLike(one, anchor, gate))
      );
    }
    case 'corroborated':
      return cards.some(({ corroborated }) => corroborated);
    case 'tool':
      return tool === `tool.${words[0]}`;
    case 'families':
      return two !== undefined && one.family !== two.family;
    case 'fresh':
      return !cards.some(({ family }) => place.families.includes(family));
    case 'agree':
      return two !== undefined && gate.axis.some((tag) => one.tags.includes(tag) && two.tags.includes(tag));
    case 'cycled':
      return place.last === 'cycle';
    case 'flagged':
      return gate.declared !== null;
    case 'rewired':
      return cards.some(({ rewired }) => (words.length === 0 ? rewired.length > 0 : any(words, rewired)));
    case 'bound':
      return cards.some(({ bound }) => bound);
    default:
      throw new Error(`${text} is no clause`);
  }
};

const GIVEN = { 'tool.HASH_RECEIPT': 'HASHED', 'tool.REDACT': 'REDACTED', 'tool.METADATA_SCRAPER': 'TIMESTAMPED' };

const underDeep = ({ modifiers, audit }) => modifiers.includes('modifier.DEEP_VERIFY') || audit === 'audit.DEEP_VERIFY';

/** The cards as they count here, with what the tool gives them. */
const counted = (cards, tool, place) => {
  const seen = cards.map((card) => {
    const locked = place.audit === 'audit.SOURCE_LOCK' && card.source === place.lockedSource;
    const tags = locked ? [...card.tags, 'SENSOR'] : card.tags;
    const fits = tool !== 'tool.METADATA_SCRAPER' || any(['MEDIA', 'PURCHASE'], tags);
    const traits = GIVEN[tool] && fits ? [...card.traits, GIVEN[tool]] : card.traits;
    return underDeep(place) && card.trust === 'SKETCHY' ? { ...card, tags: [], traits: [] } : { ...card, tags, traits };
  });
  const alone = seen.every(({ tags }) => tags.includes('SENSOR')) && !cards.some(({ corroborated }) => corroborated);
  if (!alone || !place.modifiers.includes('modifier.SENSOR_DRIFT')) return seen;
  return seen.map((card) => ({ ...card, tags: card.tags.filter((tag) => tag !== 'SENSOR') }));
};

const passes = (cards, tool, gate, place, path, struck) =>
  path.clauses.every((text, i) => i === struck || holds(text, cards, tool, gate, place));

const isMet = (cards, tool, gate, place, path) => {
  const { declared } = gate;
  return passes(cards, tool, gate, place, gate.path[path], declared?.path === path ? declared.strike : -1);
};

/** Every path by which the payload may go, in the order they are tried. */
const pathsOf = (worn, cards, tool, gate, place) => {
  const { declared } = gate;
  if (gate.disabled) return [0];
  if (worn.some(({ tags }) => any(gate.bars, tags))) return [];
  const first = place.tuning.best_path || !declared ? [] : [declared.path];
  const all = [...first, ...gate.path.map((_, path) => path).filter((path) => !first.includes(path))];
  return all.filter((path) => isMet(cards, tool, gate, place, path));
};

const part = ([over, under]) => over / under;

const isTimed = (clause) => / TIMESTAMPED( |$|\|)/.test(clause.replaceAll('|', ' '));

const damageOf = (cards, gate, place, path) => {
  const { tuning, modifiers } = place;
  const declared = gate.declared?.path === path;
  const asks = !gate.disabled || tuning.disabled === undefined;
  const power = cards.reduce((sum, card) => sum + card.power, 0);
  const least = Math.min(...cards.map(({ trust }) => rank(trust)));
  const trust = [tuning.trust_sketchy, tuning.trust_plausible, tuning.trust_verified][least];
  let damage = gate.path[path].base * Math.max(0, 1 + part(tuning.power_step) * (power - tuning.power_base));
  if (asks) damage *= part(trust);
  if (asks && cards.some((card) => card.trust !== 'VERIFIED' && !card.corroborated)) damage *= part(place.strictness);
  if (cards.some(({ corroborated }) => corroborated)) damage *= part(tuning.corroborated);
  if (cards.some(({ rewired }) => rewired.length > 0)) damage *= part(tuning.rewired);
  if (declared) damage *= part(tuning.declared);
  const narrow = modifiers.includes('modifier.NARROW_CHANNEL') || place.audit === 'audit.NARROW_CHANNEL';
  if (cards.length === 1 && narrow) damage *= part(tuning.narrow_single);
  if (modifiers.includes('modifier.RATE_LIMIT')) {
    if (cards.some(({ family }) => place.repeated.includes(family))) damage *= part(tuning.repeat_third);
    else if (cards.some(({ family }) => place.families.includes(family))) damage *= part(tuning.repeat_second);
  }
  if (modifiers.includes('modifier.TIMESTAMP_HARDLINE')) {
    const timed = tuning.hardline_path
      ? gate.path[path].clauses.some(isTimed)
      : cards.some(({ traits }) => traits.includes('TIMESTAMPED'));
    if (!timed) damage *= part(tuning.untimed);
  }
  if (place.audit === 'audit.SOURCE_LOCK' && !cards.some(({ tags }) => tags.includes('SENSOR')))
    damage *= part(tuning.unlisted);
  if (!asks) damage *= part(tuning.disabled);
  const held = modifiers.includes('modifier.DOOR_CHAIN') && place.gates.some(({ left }) => left > gate.left);
  if (held) damage *= part(tuning.chained ?? [1, 2]);
  if (damage === 0) return 0;
  // A half may come out a hair below itself.
  return Math.min(tuning.damage_most, Math.max(tuning.damage_least, Math.floor(damage + 0.5 + 1e-9)));
};

/** By which path a payload passes a gate, −1 for none, and the damage it does: the best of all it meets, or the first. */
export const attempt = (place, gate, cards, tool) => {
  const seen = counted(cards, tool, place);
  const met = pathsOf(cards, seen, tool, gate, place).map((path) => ({
    path,
    damage: damageOf(seen, gate, place, path),
  }));
  if (met.length === 0) return { path: -1, damage: 0 };
  return place.tuning.best_path ? met.reduce((best, one) => (one.damage > best.damage ? one : best)) : met[0];
};
