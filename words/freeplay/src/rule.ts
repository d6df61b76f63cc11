import type { AuditEntry, ModifierEntry, Row, ToolEntry } from '@lockstep/gates';
import { printedName } from '@lockstep/words';
import { orBetter } from './names.ts';

export const modifierWords = ({ name, line }: Pick<ModifierEntry, 'name' | 'line'>): string =>
  `${name}: ${printedName(line)}`;
export const auditWords = ({ name, line }: Pick<AuditEntry, 'name' | 'line'>): string =>
  `${name}: ${printedName(line)}`;
export const toolWords = ({ name, line }: Pick<ToolEntry, 'name' | 'line'>): string => `${name}: ${printedName(line)}`;

/** On which condition a row of the allowlist holds. */
export const conditionWords = ({ trait, trust, beside }: Row): string =>
  [
    ...(trait === undefined ? [] : [`it is ${printedName(trait)}`]),
    ...(trust === undefined ? [] : [`it is ${orBetter(trust)}`]),
    ...(beside === undefined ? [] : [`another in your hand is ${printedName(beside)}`]),
  ].join(' and ') || 'always';

export const rowWords = (row: Row): string =>
  `${printedName(row.from)} → ${printedName(row.to)} (${conditionWords(row)})`;
