import { keepSentences } from '@lockstep/conformance';
import { type RefusalCode, refusals } from '@lockstep/freeplay';
import { refuse } from '@lockstep/kernel';
import { describe } from 'vitest';
import { eventWords } from './event.ts';
import { refusalWords } from './refusal.ts';
import { aura, MACHINE } from './run.fixture.ts';
import { EVENTS, REFUSED } from './samples.fixture.ts';

describe('[K3] [K4] all that is said of events and refusals', () => {
  keepSentences({
    file: './sentences.txt',
    machine: MACHINE,
    // AURA's and KOA's caps of Scrutiny, the cards of a submission, and 3/4 as it is written.
    numbers: [30, 5, 3, 0.75],
    parts: {
      'What happened': Object.values(EVENTS)
        .flat()
        .map((event) => ({ of: event, says: eventWords(aura, event) })),
      'What was refused': (Object.keys(refusals) as RefusalCode[]).flatMap((code) =>
        (REFUSED[code] ?? [{}]).map((data) => ({
          of: { code, ...data },
          says: refusalWords(aura, refuse(code, data)),
        })),
      ),
    },
  });
});
