export { type Reading, readingOf } from './explain.ts';
export { formatPhrase, formatText } from './format.ts';
export { FORMS, type FormOf, type Table } from './forms.ts';
export { nearestText, type OwnedText, textIssues } from './issue.ts';
export { phrasesIn } from './phrases.ts';
export { formName, formOf, formsOf, RECORD, sizeOf, slotsOf } from './template.ts';
export { type Bearer, CHOOSING, linesOf, type Program, parseText, TEXT_ISSUES, type TextIssue } from './text.ts';
export { FIRST_SUBTYPE, KIND, KINDS, MOST_FORESEEN, SUBTYPES, subtypeKind } from './vocabulary.ts';
