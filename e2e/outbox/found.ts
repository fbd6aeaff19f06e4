import type { Fault, Step } from './faults.ts';

const write = (kind: number, photos = 0): Step => ({ step: 'write', phone: 0, kind, photos });
const send = (...faults: Fault[]): Step => ({ step: 'send', phone: 0, faults, tabs: 1, full: null });
const wait = (days: number): Step => ({ step: 'wait', days });
const clock = (days: number): Step => ({ step: 'clock', phone: 0, days });
/** The service takes it, and its answer is lost at each try. */
const UNANSWERED = ['none', 'lost-after', 'lost-after', 'lost-after'] as const satisfies Fault[];
const SWAP = 0;
const APPLICATION = 6;
const FIRST_CAPTURE = 2;

/** Schedules by which faults were found; each is played in every run. */
export const FOUND: [Step[]][] = [
  // A clock that goes ahead at the first try: by it the key was young when the service had forgotten it, and the report came twice.
  [[write(APPLICATION), clock(20), send(...UNANSWERED), clock(-20), wait(31), send()]],
  // An edited report was as if it had never been sent.
  [
    [
      ...[write(APPLICATION), send(...UNANSWERED), wait(24)],
      ...[
        { step: 'edit', phone: 0, pick: 0 } as const,
        send('none', 'lost-before', 'lost-before'),
        wait(10),
        send(),
      ],
    ],
  ],
  // A clock that was put back: what was written later was sent earlier.
  [[write(FIRST_CAPTURE), clock(-400), write(FIRST_CAPTURE), send()]],
  // A photo in pieces had arrived when the disk was full, and was sent again when the service had forgotten its key.
  [
    [
      write(SWAP, 3),
      { step: 'send', phone: 0, faults: [], tabs: 1, full: { after: 2, times: 4 } },
      ...[wait(31), send()],
    ],
  ],
  // Another person signs in in another tab: the report came by both.
  [[write(APPLICATION), send('none', '401-another', 'lost-after', 'lost-after'), send()]],
];
