/** Every code has a word. The lists are found among all exports, so that new lists of codes are tested too. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyExport } from '../../fixtures/every-export.ts';
import { CROPS } from '../catalogue/crops.ts';
import { PESTS } from '../catalogue/pests.ts';
import { NOTIFICATION_KINDS } from '../entities/notification.ts';
import { healthSentence } from '../es/health.ts';
import { notificationSentence } from '../es/notifications.ts';
import { HEALTH_CODES, HEALTH_STATES } from '../health/codes.ts';
import type { HealthPart, HealthUnit } from '../health/parts.ts';
import {
  CROP_EVENTS,
  CROP_LOG_FIELDS,
  isoDateOfDayNumber,
  PEST_MODELS,
  PEST_STAGES,
  stageLabel,
} from '../index.ts';
import { EMBED_LOCALES } from '../published/words.ts';

/** Lists that are not shown, or whose entries are shown as they are. */
const NEED_NO_WORD = [
  'BIOFIX_SIGNS', // in the documents of pests alone
  'OF_SEASON', // attributes of an element, written by whoever writes a page
  'EMBED_UNITS', // chosen by the author of a page, and not shown
  'CAPTURE_INTERVALS',
  'CROP_LOG_FIELDS', // fields on the wire; their events have names, see below
  'FORECAST_PROVIDERS', // part of a sentence of its own under each chart, in three languages: ui/panels
  'HEALTH_VIEWS',
  'LOGGED_TYPES', // some of the kinds of report, which have words
  'MEASURES',
  'MILDEW_MEASURES', // names on the wire: each chart of them has a title of its own
  'NO_FORECAST_REASONS', // the same
  'NO_HOURS_REASONS', // each is a sentence of its own, beside the hours of Qué puedo aplicar
  'HOUR_FAULTS', // the same
  'REPORT_MILDEW', // the same, of three of them
  'PEST_KINDS', // in the documents of pests alone
  'PEST_STAGES', // named by pest, see below
  'PRODUCT_DOMAINS',
  'SAVE_QUESTION_CODES', // each is a sentence of its own, see questionText
  'SAVE_STATES',
  'SETUP_STEPS', // each has sentences of its own, on its screen
  'SIGNAL_GENERATIONS',
  'STANDING_KINDS', // some of the kinds of notification, which have words
  'SUGGESTED_PRODUCTS',
  'SUPER_FEATURES',
  'NOT_BESIDE', // each is a sentence of its own in three languages, see beside-words
  'PUBLISHED_ALIGNMENTS', // chosen by the author of a page, and told by a sentence
  'WEATHERS_AHEAD', // choices of one field, named on its screen
  'TRAP_VISITS', // some of the kinds of report, which have words
];
const WORD = /\p{L}|^[%°]/u;
const SLIP = /undefined|null|NaN|\[object|Invalid/;

function sameKeys(list: readonly string[], table: object): boolean {
  return [...list].sort().join() === Object.keys(table).sort().join();
}

const exported: [name: string, value: unknown][] = Object.entries(await everyExport());
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const codes = exported.filter(
  (entry): entry is [string, readonly string[]] =>
    Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every((code) => typeof code === 'string'),
);
/** A table with several languages counts as one table per language. */
const tables = exported
  .filter(
    (entry): entry is [string, Record<string, unknown>] =>
      /(?:WORDS|HINTS|LABELS|REASONS|TITLES)$/.test(entry[0]) && isRecord(entry[1]),
  )
  .flatMap(([name, table]): [string, Record<string, unknown>][] =>
    sameKeys(EMBED_LOCALES, table) && Object.values(table).every(isRecord)
      ? Object.entries(table).map(([locale, words]) => [
          `${name} (${locale})`,
          words as Record<string, unknown>,
        ])
      : [[name, table]],
  );
/** The text of a code: the entry itself, or the name among its texts. */
const textOf = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  return value.label ?? value.title ?? value.name ?? value.wide;
};
describe('every code has a word', () => {
  it.each(codes)('%s', (name, list) => {
    expect(new Set(list).size).toBe(list.length);
    const found = tables.filter(([, table]) => sameKeys(list, table));
    expect(found.length > 0).toBe(!NEED_NO_WORD.includes(name));
  });

  it.each(tables)('%s says something else of each', (_, table) => {
    const words = Object.values(table).map(textOf);
    for (const word of words) {
      expect(word).toMatch(WORD);
      expect(word).not.toMatch(SLIP);
      expect(word).toBe((word as string).trim());
    }
    expect(new Set(words).size).toBe(words.length);
  });

  it('pests, crops, stages and events of crops too', () => {
    const names = [
      [...PESTS.values()].map(({ name }) => name),
      [...CROPS.values()].map(({ name, variantName }) => `${name} ${variantName ?? ''}`),
      CROP_EVENTS.map(({ name }) => name),
      ...[...PEST_MODELS.keys()].map((id) => PEST_STAGES.map((stage) => stageLabel(id, stage))),
    ];
    for (const list of names) {
      for (const name of list) expect(name).toMatch(WORD);
      expect(new Set(list).size).toBe(list.length);
    }
    expect(CROP_EVENTS.map(({ logField }) => logField)).toEqual([...CROP_LOG_FIELDS]);
  });
});

describe('sentences made of codes', () => {
  const day = fc.integer({ min: 15_000, max: 25_000 }).map(isoDateOfDayNumber);
  const name = fc.option(fc.constantFrom('Los Aromos', 'E1', 'Carpocapsa'));

  it('are whole whatever a notification lacks', () => {
    const subject = fc.record({
      sectorId: fc.option(fc.nat()),
      stationId: fc.option(fc.nat()),
      nodeSerial: fc.option(fc.constant('VG-1')),
      pestId: fc.option(fc.nat()),
      on: fc.option(day),
      index: fc.option(fc.integer({ min: 0, max: 100 })),
    });
    const names = fc.record({ sector: name, station: name, pest: name });
    fc.assert(
      fc.property(fc.constantFrom(...NOTIFICATION_KINDS), subject, names, (kind, about, known) => {
        const sentence = notificationSentence(kind, about, known);
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(SLIP);
        expect(sentence).not.toMatch(/ {2}| [.,:]|—/);
      }),
    );
  });

  it('are whole whatever a row of health shows', () => {
    const unit = fc.constantFrom<HealthUnit>(
      'hours-per-day',
      'percent',
      'celsius',
      'images',
      'dbm',
      'self-test-code',
    );
    const part: fc.Arbitrary<HealthPart> = fc.record({
      state: fc.constantFrom(...HEALTH_STATES),
      lastDate: fc.option(fc.nat()),
      lastValue: fc.option(fc.record({ value: fc.integer({ min: -140, max: 100 }), unit })),
      errors: fc.subarray([...HEALTH_CODES]),
    });
    fc.assert(
      fc.property(part, (row) => {
        expect(healthSentence(row)).toMatch(/^\p{Lu}/u);
        expect(healthSentence(row)).not.toMatch(SLIP);
      }),
    );
  });
});
