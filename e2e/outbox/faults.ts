import fc from 'fast-check';

/** What becomes of one request. */
const FAULTS = [
  'none',
  /** It never arrives. */
  'lost-before',
  /** The line breaks while the service works; it goes on. */
  'lost-during',
  /** The service does the work, and its answer is lost. */
  'lost-after',
  /** Something before the service answers so; the service knows nothing of it. */
  '500',
  '503',
  '429',
  /** The service does the work, and what stands before it answers with an error. */
  '502-after',
  /** The session has ended. */
  '401',
  /** The session has ended, and another person has signed in in another tab meanwhile. */
  '401-another',
  /** The app is killed before the request is sent, or when its answer is there. */
  'killed-before',
  'killed-after',
  /** Its writer discards or edits what is being sent. */
  'discarded',
  'edited',
] as const;
export type Fault = (typeof FAULTS)[number];

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('none') },
  { weight: 6, arbitrary: fc.constantFrom(...FAULTS) },
);

/** Whoever tries again meets the same for a while. */
const faults = fc
  .array(fc.tuple(fault, fc.integer({ min: 1, max: 3 })), { maxLength: 5, size: 'max' })
  .map((bursts) => bursts.flatMap(([each, times]) => Array.from({ length: times }, () => each)));

const phone = fc.integer({ min: 0, max: 1 });
const who = fc.constantFrom('grower', 'admin', 'superAdmin');
const days = fc.constantFrom<number[]>(-2_000, -400, -40, -20, -5, -1, 1, 6, 20, 28, 40, 400, 2_000);

const write = fc.record({
  step: fc.constant('write'),
  phone,
  kind: fc.nat(),
  photos: fc.integer({ min: 0, max: 3 }),
});

/** A state that somebody sets with one press: a mark, tags, a count on a photo, a comment. */
const act = fc.record({
  step: fc.constant('act'),
  phone,
  kind: fc.nat(),
  /** Whether the screen was loaded just before. */
  isFresh: fc.boolean(),
  /** What its first try meets; null: the browser knows that there is no line. */
  faults: fc.option(fc.array(fault, { maxLength: 3 })),
});

/** What happens to the phones of two people, one thing after the other. */
const step = fc.oneof(
  { weight: 4, arbitrary: write },
  { weight: 6, arbitrary: act },
  {
    weight: 8,
    arbitrary: fc.record({
      step: fc.constant('send'),
      phone,
      faults,
      tabs: fc.integer({ min: 1, max: 2 }),
      /** Writes to the disk that fail, after so many that do not. */
      full: fc.option(fc.record({ after: fc.nat(4), times: fc.integer({ min: 1, max: 4 }) })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ step: fc.constant('send-both'), faults }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('edit'), phone, pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('discard'), phone, pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('undo'), phone }) },
  /** What is kept was kept by the build before this one. */
  { weight: 1, arbitrary: fc.record({ step: fc.constant('update'), phone }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('sign-in'), phone, who }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('clock'), phone, days }) },
  /** Time passes; the service forgets old keys. */
  {
    weight: 1,
    arbitrary: fc.record({ step: fc.constant('wait'), days: fc.constantFrom<number[]>(1, 10, 24, 31) }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const schedule: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(write, { minLength: 1, maxLength: 4 }),
    fc.array(step, { minLength: 3, maxLength: 12, size: 'max' }),
  )
  .map(([first, others]) => [...first, ...others]);
