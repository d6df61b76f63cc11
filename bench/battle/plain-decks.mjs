import { moduleOf } from '../../packages/catalogue/dist/index.js';
import { content } from './lockstep.mjs';

const { game, pack } = moduleOf('battle');

/** Two decks of cards with plain texts: what the rival, which reads no grammar, can play as well. */
const EMBER_AND_STONE = `flame-imp flame-imp torchline-runner torchline-runner ropeyard-brawler drummer-at-the-gate tinder-squire
  widow-of-the-kiln roofless-boy soot-fiddler blow-on-the-coals blow-on-the-coals before-the-bell scatter-the-brands the-tenth-loaf
  gap-in-the-shields ladder-captain ladder-captain burned-hall-choir barefoot-piper from-hill-to-hill quarry-ox quarry-ox clay-porter
  cairn-mother ridge-lamp-hauler nine-steps-down captain-of-carved-banners standing-brothers unmake-the-bridge`;
const TIDE_AND_RUIN = `whirlpool-seer whirlpool-seer saltmarsh-otter keeper-of-wet-books keeper-of-wet-books guest-from-the-ebb
  guest-from-the-ebb low-water low-water lost-footing lost-footing drowned-lector drowned-lector grey-seal-mother nine-waves
  four-spades-deep four-spades-deep what-the-moth-keeps burn-the-letters cellar-child cellar-child last-of-the-watch year-long-lodger
  unmake-the-bridge night-caravan reed-piper the-same-gate-again bar-the-shutters bar-the-shutters bell-rope-boy`;

const DECKS = [EMBER_AND_STONE, TIDE_AND_RUIN].map((names) => names.split(/\s+/));

const parsed = game.parseSetup(pack.resolve(content, { seat: DECKS.map((deck) => ({ deck, dreamsigns: [] })) }));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
export const setup = parsed.value;

/** What the rival reads: the cards of the pack in its order, by name, and the numbers of a battle. */
export const { battle: TUNING, card: CARDS } = setup.script;
export const deckOf = (seat) => DECKS[seat];
