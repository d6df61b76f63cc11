export { RULED_IN } from './contents.ts';
export { eventWords } from './event.ts';
export { cardName, type Names, seatName } from './names.ts';
export { reasonWords } from './reason.ts';
export { refusalWords } from './refusal.ts';
export { KEYWORDS, quickReference, rulebook } from './rulebook.ts';
export { SECTION_IDS, type SectionId } from './section.ts';
export { text } from './text.ts';
export { GAME_TITLE, seedLabel } from './title.ts';
