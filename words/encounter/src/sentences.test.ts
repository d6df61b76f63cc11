import { keepSentences } from '@lockstep/conformance';
import { refusals } from '@lockstep/encounter';
import { refuse } from '@lockstep/kernel';
import { describe } from 'vitest';
import { eventWords } from './event.ts';
import { type RefusalCode, refusalWords } from './refusal.ts';
import { EVENTS, REFUSED } from './samples.fixture.ts';
import { MACHINE, night } from './scene.fixture.ts';

const setup = night();

describe('[K3] all that is said of events and refusals', () => {
  keepSentences({
    file: './sentences.txt',
    machine: MACHINE,
    // The marks a track of SCL 2 holds, and the checks of a Beat.
    numbers: [5, 3],
    parts: {
      'What happened': Object.values(EVENTS)
        .flat()
        .map((event) => ({ of: event, says: eventWords(setup, event) })),
      'What was refused': (Object.keys(refusals) as RefusalCode[]).flatMap((code) =>
        (REFUSED[code] ?? [{}]).map((data) => ({
          of: { code, ...data },
          says: refusalWords(setup, refuse(code, data)),
        })),
      ),
    },
  });
});
