import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_DRAFT } from '../../fixtures/builders/events.ts';
import { EVENT_TYPES, type EventType } from '../entities/event.ts';
import { SUGGESTED_PRODUCTS } from '../es/products.ts';
import { readNumber } from '../forms/inputs.ts';
import {
  type DraftField,
  type DraftFields,
  EVENT_FORMS,
  type EventDraft,
  fieldsOf,
  isRequired,
  MEASURES,
  newDraft,
  REPORT_KINDS,
  takesImages,
} from './forms.ts';
import { checkEventDraft, formMessage, validateEventDraft } from './validate.ts';

const REQUIRED = 'Por favor llenar todos los campos requeridos (*)';
const start = { clientId: 10, date: '2026-11-21', userEmail: 'ana@huerto.example' };
const full = (kind: EventType, changes: Partial<DraftFields> = {}): EventDraft =>
  newDraft(kind, { ...FULL_DRAFT, ...changes });

/** The table of console.md §5, copied by hand. */
const SPECIFIED: Record<EventType, string> = {
  device_install: 'clientId stationName date nodeSerial latitude longitude sectorId userEmail',
  station_maintenance: 'clientId stationId date nodeSerial userEmail',
  device_swap: 'clientId nodeSerial stationId userEmail date',
  biofix_set: 'clientId date userEmail pestId sectorId seasonId',
  first_capture: 'date userEmail stationId pestId sectorId cropId seasonId',
  crop_phenology_changed: 'seasonId cropId sectorId userEmail',
  agrochemical_application: 'product userEmail dose measure pestId sectorId',
  agrochemical_recommendation: 'date pestId sectorId cropId',
};
const EMPTY_VALUES: Partial<Record<DraftField, unknown>> = {
  stationName: ' ',
  product: '',
  userEmail: '',
  date: '',
  latitude: '',
  longitude: ' ',
  dose: '',
  measure: 'kg',
};

describe('forms', () => {
  it('are those of the eight kinds, each with its fields once', () => {
    expect([...REPORT_KINDS].sort()).toEqual([...EVENT_TYPES].sort());
    for (const kind of REPORT_KINDS) {
      expect(new Set(fieldsOf(kind)).size).toBe(fieldsOf(kind).length);
      expect(fieldsOf(kind)).toEqual(expect.arrayContaining([...EVENT_FORMS[kind].required]));
    }
    expect(REPORT_KINDS.filter(takesImages)).toEqual(['device_install', 'device_swap']);
  });

  it('open with the defaults', () => {
    const install = newDraft('device_install', start);
    expect(install).toMatchObject({
      ...start,
      stationName: '',
      nodeSerial: null,
      lureInstalled: false,
      lureExpirationDays: 30,
      lureNotificationDays: 5,
    });
    const application = newDraft('agrochemical_application', { ...start, sectorId: 4, cropId: 9 });
    expect(application).toMatchObject({ measure: 'cc/100L', dose: '', sectorId: 4 });
    expect(application).not.toHaveProperty('cropId');
    expect(newDraft('biofix_set', start).biofixType).toBe('biofix');
    expect(MEASURES).toEqual(['cc/100L', 'gr/100L', 'L/ha', 'gr/ha']);
    expect(new Set(SUGGESTED_PRODUCTS).size).toBe(10);
    for (const product of SUGGESTED_PRODUCTS) expect(product).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/);
  });

  it('open without anything that was not said', () => {
    expect(newDraft('device_install', start)).toEqual({
      ...start,
      stationName: '',
      nodeSerial: null,
      latitude: '',
      longitude: '',
      sectorId: null,
      seasonId: null,
      cropId: null,
      pestId: null,
      lureInstalled: false,
      lureExpirationDays: 30,
      lureNotificationDays: 5,
      comments: '',
    });
    expect(newDraft('agrochemical_application', start)).toMatchObject({
      product: '',
      dose: '',
      comments: '',
    });
    expect(newDraft('crop_phenology_changed', start)).toMatchObject({ seasonId: null, stage: null });
    expect(newDraft('first_capture', start)).toMatchObject({ stationId: null, cropId: null });
  });
});

describe.each(EVENT_TYPES)('%s', (kind) => {
  it('is valid when full', () => {
    expect(validateEventDraft(kind, full(kind))).toEqual({});
    expect(formMessage({})).toBeNull();
  });

  it('asks exactly what the specification asks', () => {
    const required = fieldsOf(kind).filter((field) => {
      const empty = EMPTY_VALUES[field] ?? null;
      const errors = validateEventDraft(kind, { ...full(kind, { lureInstalled: false }), [field]: empty });
      expect(Object.keys(errors)).toEqual(errors[field] === undefined ? [] : [field]);
      if (errors[field] !== undefined) expect(errors[field]).toBe(REQUIRED);
      return errors[field] !== undefined;
    });
    expect([...required].sort()).toEqual(SPECIFIED[kind].split(' ').sort());
    for (const field of fieldsOf(kind)) expect(isRequired(kind, field)).toBe(required.includes(field));
  });

  it('asks as a whole for what is missing', () => {
    const errors = validateEventDraft(kind, { ...newDraft(kind, { ...start, userEmail: '' }) });
    expect(formMessage(errors)).toBe(REQUIRED);
  });

  it('misses nothing while it is filled in', () => {
    expect(checkEventDraft(kind, newDraft(kind, { ...start, date: '', userEmail: '' }))).toEqual({});
  });
});

describe('rules', () => {
  const number = fc.oneof(fc.integer({ min: -10, max: 120 }), fc.double(), fc.string(), fc.constant(null));

  it('limit a lure to its days, only where one was installed', () => {
    const whole = (value: string | number | null, min: number, max: number) => {
      const n = readNumber(value);
      return n !== null && Number.isInteger(n) && n >= min && n <= max;
    };
    fc.assert(
      fc.property(
        fc.constantFrom('device_install' as const, 'station_maintenance' as const),
        fc.boolean(),
        number,
        number,
        (kind, lureInstalled, lureExpirationDays, lureNotificationDays) => {
          const draft = full(kind, { lureInstalled, lureExpirationDays, lureNotificationDays });
          const [typing, submit] = [checkEventDraft(kind, draft), validateEventDraft(kind, draft)];
          const expired = lureInstalled && !whole(lureExpirationDays, 20, 100);
          for (const errors of [typing, submit]) {
            expect(errors.lureExpirationDays).toBe(expired ? '20 ≤ dia(s) ≤ 100' : undefined);
          }
          const message = (min: number) =>
            lureInstalled && !whole(lureNotificationDays, min, 15) ? '1 ≤ dia(s) ≤ 15' : undefined;
          expect(typing.lureNotificationDays).toBe(message(0));
          expect(submit.lureNotificationDays).toBe(message(1));
        },
      ),
    );
  });

  it.each([
    [19, 1],
    [101, 1],
    ['', 1],
    [20, 0],
    [100, 16],
    [100, ''],
  ])('know the edges of a lure: %j days, %j before', (lureExpirationDays, lureNotificationDays) => {
    const draft = full('device_install', { lureExpirationDays, lureNotificationDays });
    expect(Object.keys(validateEventDraft('device_install', draft))).toHaveLength(1);
  });
  it('take the edges of a lure', () => {
    for (const [lureExpirationDays, lureNotificationDays] of [
      [20, 1],
      ['100', '15'],
    ] as const) {
      expect(
        validateEventDraft(
          'device_install',
          full('device_install', { lureExpirationDays, lureNotificationDays }),
        ),
      ).toEqual({});
    }
    const zero = full('device_install', { lureNotificationDays: 0 });
    expect(checkEventDraft('device_install', zero)).toEqual({});
    expect(validateEventDraft('device_install', zero)).toEqual({ lureNotificationDays: '1 ≤ dia(s) ≤ 15' });
  });

  it('require a dose to be a number from 0', () => {
    fc.assert(
      fc.property(number, (dose) => {
        const errors = validateEventDraft(
          'agrochemical_application',
          full('agrochemical_application', { dose }),
        );
        const blank = dose === null || (typeof dose === 'string' && dose.trim() === '');
        const n = readNumber(dose);
        const message = blank ? REQUIRED : n === null || n < 0 ? 'Campo numérico (> 0)' : undefined;
        expect(errors.dose).toBe(message);
      }),
    );
  });

  it('require a position on the globe', () => {
    const errors = (changes: Partial<DraftFields>) =>
      validateEventDraft('device_install', full('device_install', changes));
    expect(errors({ latitude: '90,1', longitude: -180.1 })).toEqual({
      latitude: '-90 ≤ latitud ≤ 90',
      longitude: '-180 ≤ longitud ≤ 180',
    });
    expect(errors({ latitude: -90, longitude: '180' })).toEqual({});
    expect(errors({ latitude: '', longitude: 'x' })).toEqual({
      latitude: REQUIRED,
      longitude: '-180 ≤ longitud ≤ 180',
    });
  });

  it('require a date of the calendar, also where none is asked', () => {
    for (const kind of EVENT_TYPES) {
      const date = (text: string) => validateEventDraft(kind, full(kind, { date: text })).date;
      expect([date('2026-02-30'), date('30-02-2026'), date('2026-02-28')]).toEqual([
        'Fecha inválida',
        'YYYY-MM-DD',
        undefined,
      ]);
      expect(date('')).toBe(SPECIFIED[kind].includes('date') ? REQUIRED : undefined);
    }
  });
});
