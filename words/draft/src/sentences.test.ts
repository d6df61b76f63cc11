import { keepSentences } from '@lockstep/conformance';
import { type RefusalCode, refusals } from '@lockstep/draft';
import { refuse } from '@lockstep/kernel';
import { describe } from 'vitest';
import { eventWords } from './event.ts';
import { MACHINE, night } from './quest.fixture.ts';
import { refusalWords } from './refusal.ts';
import { EVENTS, REFUSED } from './samples.fixture.ts';

describe('[K3] [K4] RES-02 all that is said of events and refusals', () => {
  keepSentences({
    file: './sentences.txt',
    machine: MACHINE,
    numbers: [],
    parts: {
      'What happened': Object.values(EVENTS)
        .flat()
        .map((event) => ({ of: event, says: eventWords(night, event) })),
      'What was refused': (Object.keys(refusals) as RefusalCode[]).flatMap((code) =>
        (REFUSED[code] ?? [{}]).map((data) => ({
          of: { code, ...data },
          says: refusalWords(night, refuse(code, data)),
        })),
      ),
    },
  });
});
