import type { ComponentProps } from 'svelte';
import type Badges from '../boards/testimony/Badges.svelte';
import type Concerns from '../boards/testimony/Concerns.svelte';
import type Counters from '../boards/testimony/Counters.svelte';
import type TestimonyCard from '../boards/testimony/TestimonyCard.svelte';
import type { TimelineItem, TimelineLink } from '../boards/testimony/timeline.ts';

type Card = ComponentProps<typeof TestimonyCard>['card'];

/** Minutes from noon of a time of that night. */
const at = (hour: number, minute: number): number => ((hour + 12) % 24) * 60 + minute;

const fridge: Card = {
  id: 'fridge-door-sensor',
  name: 'Fridge Door Sensor',
  line: 'Open for fifteen minutes. It has asked to be left out of this.',
  power: 12,
  trust: 'VERIFIED',
  proves: ['ALERTNESS', 'LOCATION'],
  claims: { from: at(23, 48), to: at(0, 3), place: 'KITCHEN', state: 'AWAKE', activity: 'EATING' },
};
const mattress: Card = {
  id: 'smart-mattress-report',
  name: 'Smart Mattress Report',
  power: 16,
  trust: 'PLAUSIBLE',
  proves: ['IDENTITY'],
  claims: { from: at(0, 5), to: at(0, 18), place: 'BEDROOM', state: 'ASLEEP', activity: 'SLEEPING' },
};
const coffee: Card = {
  id: 'coffee-loyalty-scan',
  name: 'Coffee Loyalty Scan',
  power: 9,
  trust: 'SKETCHY',
  proves: ['LOCATION'],
  claims: { from: at(23, 36), to: at(23, 36), place: 'COFFEE_SHOP', activity: 'SITTING' },
};
const kettle: Card = {
  id: 'kettle-telemetry',
  name: 'Kettle Telemetry',
  power: 7,
  trust: 'VERIFIED',
  proves: ['LIVENESS', 'INTENT'],
  claims: { from: at(23, 55), to: at(0, 1), place: 'KITCHEN', state: 'AWAKE' },
};
const humming: Card = {
  id: 'voiceprint',
  name: 'Voiceprint of Somebody Humming in the Hallway',
  power: 5,
  trust: 'PLAUSIBLE',
  proves: ['IDENTITY', 'LIVENESS'],
  claims: { from: at(0, 12), to: at(0, 20), place: 'LIVING_ROOM', state: 'ACTIVE', activity: 'EXERCISING' },
};
const complaint: Card = {
  id: 'noise-complaint',
  name: 'Noise Complaint',
  power: 4,
  trust: 'VERIFIED',
  proves: [],
  claims: null,
  refutes: ['Sleep Data Sync'],
};
const outage: Card = {
  id: 'power-outage-record',
  name: 'Power Outage Record',
  power: 3,
  trust: 'PLAUSIBLE',
  proves: [],
  claims: null,
  refutes: ['Security Camera', 'Device Log'],
};

export const HAND: readonly Card[] = [fridge, kettle, mattress, humming, outage];

export const STATES: readonly ComponentProps<typeof TestimonyCard>[] = [
  { card: fridge, wanted: ['ALERTNESS'] },
  { card: kettle, selected: true, corroborates: true },
  { card: fridge, selected: true, contested: 6 },
  { card: mattress, conflict: 'MAJOR', conflictText: 'ASLEEP against AWAKE, 2 minutes apart' },
  { card: mattress, conflict: 'MAJOR', selected: true, contested: 8 },
  { card: coffee, conflict: 'MINOR', selected: true },
  { card: humming, conflict: 'MINOR', corroborates: true },
  { card: outage },
  { card: complaint, selected: true },
  { card: kettle, disabled: true },
  { card: complaint, disabled: true },
  { card: humming, spent: true, contested: 3 },
];

const placed = ({ id, name, claims }: Card, status: TimelineItem['status']): readonly TimelineItem[] =>
  claims ? [{ id, name, ...claims, status }] : [];

export const TABLE: readonly TimelineItem[] = [
  ...placed(coffee, 'committed'),
  ...placed(fridge, 'selected'),
  ...placed(kettle, 'selected'),
];
export const STORY: readonly TimelineItem[] = [...placed(coffee, 'committed'), ...placed(fridge, 'committed')];
export const WITH_SELECTION: readonly TimelineItem[] = [...STORY, ...placed(kettle, 'selected')];
export const WITH_CONFLICTS: readonly TimelineItem[] = [
  ...STORY,
  ...placed(mattress, 'selected'),
  ...placed(humming, 'selected'),
];
export const AGREEING: readonly TimelineLink[] = [
  { a: fridge.id, b: kettle.id, kind: 'CORROBORATES', gap: 0, label: 'KITCHEN, AWAKE' },
];
export const CONFLICTS: readonly TimelineLink[] = [
  { a: fridge.id, b: mattress.id, kind: 'MAJOR', gap: 2, label: 'AWAKE / ASLEEP' },
  { a: mattress.id, b: humming.id, kind: 'MAJOR', gap: 0, label: 'ASLEEP / ACTIVE' },
  { a: coffee.id, b: fridge.id, kind: 'MINOR', gap: 12, label: 'COFFEE SHOP / KITCHEN' },
];

export const CONCERNS: ComponentProps<typeof Concerns>['concerns'] = [
  { proof: 'LOCATION', state: 'met', by: 'Coffee Loyalty Scan' },
  { proof: 'LIVENESS', state: 'soon', by: 'Kettle Telemetry' },
  { proof: 'IDENTITY', state: 'open' },
  { proof: 'ALERTNESS', state: 'met' },
  { proof: 'INTENT', state: 'soon' },
];

export const COUNTERS: ComponentProps<typeof Counters>['counters'] = [
  {
    id: 'sleep-data-sync',
    state: 'refuted',
    name: 'Sleep Data Sync',
    targets: ['ALERTNESS'],
    refuters: ['Noise Complaint'],
  },
  {
    id: 'health-app',
    state: 'now',
    name: 'Health App',
    targets: ['ALERTNESS', 'LIVENESS'],
    refuters: [],
    halves: ['Fridge Door Sensor', 'Kettle Telemetry'],
  },
  {
    id: 'security-camera',
    state: 'played',
    name: 'Security Camera',
    targets: ['IDENTITY', 'LOCATION'],
    refuters: ['Power Outage Record'],
    note: 'Played, turn 2',
  },
  { id: 'device-log', state: 'falls', name: 'Device Log', targets: ['INTENT'], refuters: ['Power Outage Record'] },
];
export const FACE_DOWN: ComponentProps<typeof Counters>['counters'] = [
  { id: 'first', state: 'hidden', name: '', targets: [], refuters: [] },
  { ...COUNTERS[2]!, note: 'Played, turn 1' },
  { id: 'third', state: 'hidden', name: '', targets: [], refuters: [] },
];

export const RULES: ComponentProps<typeof Badges>['badges'] = [
  { badge: 'PERFECT', earned: true, rule: 'Win with Scrutiny at 0.' },
  { badge: 'REFUTER', earned: true, rule: 'Refute a counter, and leave no card contested.' },
  { badge: 'FLAWLESS', earned: false, rule: 'Both of these, in at most three turns.' },
  { badge: 'CLUTCH', earned: false, rule: 'Win with the last card you could play.' },
];
