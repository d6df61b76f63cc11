import { parseVoice } from '@lockstep/words-protocol';
import { loadVoice as load } from '../../src/play/voice.ts';
import { openProgress } from '../../src/plumbing/progress/index.ts';
import { settings } from '../../src/plumbing/settings.svelte.ts';
import { worker } from '../../src/plumbing/worker/client.ts';

const loadVoice = () => load('protocol', parseVoice);

/** A page with the plumbing and no screen, so that a test can ask it directly. */
const plumbing = { worker, loadVoice, openProgress, settings };
export type Plumbing = typeof plumbing;

declare global {
  interface Window {
    plumbing: Plumbing;
  }
}

window.plumbing = plumbing;
