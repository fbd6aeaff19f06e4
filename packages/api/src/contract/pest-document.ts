/** The form of a pest's document, the file in which its names, thresholds and sources stand. */
import { DEGREE_DAY_CUTOFFS, DEGREE_DAY_METHODS, PEST_STAGES } from '@vigia/domain';
import { BIOFIX_TYPES, THRESHOLD_DAYS } from '@vigia/domain/farm';
import { BIOFIX_SIGNS, type PestDocument as Document, PEST_FORMAT, PEST_KINDS } from '@vigia/domain/pests';
import * as z from 'zod/mini';
import { Line, Name } from './text.ts';

const Text = Line(600).check(z.minLength(1));
const Label = Name.check(z.minLength(1));

const EVIDENCE = {
  source: Text,
  sourceEs: Text,
  confidence: z.enum(['A', 'B', 'C']),
  origin: z.enum([
    'definition',
    'published',
    'published (secondary)',
    'published (rounded)',
    'derived',
    'recalled',
    'recalled, cross-checked',
    'ours',
  ]),
};
const sourced = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ value, ...EVIDENCE });

const Positive = z.int().check(z.positive());
const Temperature = z.number().check(z.minimum(-20), z.maximum(60));
const Latitude = z.number().check(z.minimum(-90), z.maximum(90));
const DegreeDays = z.number().check(z.minimum(0), z.maximum(20_000));
const AboveZero = z.number().check(z.positive(), z.maximum(1_000_000));
const Count = z.int().check(z.minimum(0), z.maximum(1_000_000));

const Rule = z.strictObject({
  method: z.enum(DEGREE_DAY_METHODS),
  lower: Temperature,
  upper: z.nullable(Temperature),
  cutoff: z.enum(DEGREE_DAY_CUTOFFS),
});

const Chip = z.strictObject({
  days: z.int().check(z.minimum(THRESHOLD_DAYS.min), z.maximum(THRESHOLD_DAYS.max)),
  months: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1))),
  okUpTo: Count,
  warningUpTo: Count,
});

const Biofix = z.strictObject({
  type: z.enum(BIOFIX_TYPES),
  sign: z.optional(z.enum(BIOFIX_SIGNS)),
  day: z.optional(z.string().check(z.regex(/^\d\d-\d\d$/, { error: 'Se espera un día del año, MM-DD.' }))),
  ...EVIDENCE,
});

const Model = z.strictObject({
  lower: sourced(Temperature),
  upper: sourced(Temperature),
  method: sourced(z.enum(DEGREE_DAY_METHODS)),
  cutoff: sourced(z.enum(['horizontal', 'vertical', 'intermediate'])),
  generationLength: sourced(AboveZero),
  generations: z.int().check(z.minimum(1), z.maximum(20)),
  stages: z
    .array(z.strictObject({ stage: z.enum(PEST_STAGES), value: DegreeDays, ...EVIDENCE }))
    .check(z.minLength(1)),
  emergence: z.optional(z.strictObject({ variance: AboveZero, firstBeforeMean: DegreeDays, ...EVIDENCE })),
  stageNames: z.optional(z.partialRecord(z.enum(PEST_STAGES), z.enum([...PEST_STAGES, 'nymph']))),
  earlierRule: z.optional(
    z.strictObject({
      seasonsUpTo: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'Se espera un día, AAAA-MM-DD.' })),
      rule: Rule,
      ...EVIDENCE,
    }),
  ),
});

const Flights = z.strictObject({
  rule: Rule,
  flights: z
    .array(z.strictObject({ flight: Positive, value: DegreeDays, plusMinus: DegreeDays, ...EVIDENCE }))
    .check(z.minLength(1)),
});

const Place = z.strictObject({
  place: Label,
  latitudes: z.optional(z.strictObject({ south: Latitude, north: Latitude })),
  ...EVIDENCE,
});

/** A pest's document. What lies between its figures is for `pestDocumentFaults` of the domain to judge. */
export const PestDocument = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(PEST_FORMAT),
  id: Positive,
  version: Positive,
  name: Label,
  nameIn: z.optional(z.strictObject({ en: z.optional(Label), pt: z.optional(Label) })),
  species: Label,
  kind: z.enum(PEST_KINDS),
  hosts: z.optional(z.array(Label)),
  traits: z.optional(
    z.strictObject({ csgCode: z.optional(z.boolean()), inferenceSeries: z.optional(z.boolean()) }),
  ),
  chip: z.optional(Chip),
  biofix: z.optional(z.array(Biofix)),
  model: z.optional(Model),
  flightModel: z.optional(Flights),
  validIn: z.optional(z.array(Place)),
}) satisfies z.ZodMiniType<Document>;
