import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../fixtures/builders/events.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { addDays } from '../calendar/iso-date.ts';
import { fieldsToday, stopsOf, type TodayFacts } from './fields-today.ts';
import { rankOf, stationOf } from './reason-order.ts';
import { aSector, CODLING, captures, facts, healthy, LOBESIA, part, rowOf, today } from './today.fixture.ts';
import { capturePressure, mildewPressure, PRESSING, urgencyOf } from './urgency.ts';

const order = (given: TodayFacts) => fieldsToday(given).map(({ sector }) => sector.id);
const LOST = healthy({ connection: part('error', 'connection_lost') });

it('says nothing of a field where nothing is to be done, or nothing is known', () => {
  expect(fieldsToday(facts())).toEqual([]);
  const well = { healthOf: () => healthy(), capturesOf: () => captures(LOBESIA, 0) };
  expect(fieldsToday(facts(well))).toEqual([]);
  expect(fieldsToday(facts({ ...well, events: undefined, rows: [] }))).toEqual([]);
});

it('has one line for each field, the most urgent reason first', () => {
  const [only, ...others] = fieldsToday(
    facts({
      rows: [rowOf(aSector(1), [aStation({ id: 5, sectorId: 1 }), aStation({ id: 4, sectorId: 1 })])],
      events: [anEvent({ stationId: 4, date: addDays(today, -26) })],
      capturesOf: () => captures(LOBESIA, 3),
      mildewOf: (sectorId) => ({ sectorId, index: 70, since: null, asOf: null }),
      healthOf: () => LOST,
    }),
  );
  expect(others).toEqual([]);
  expect(only!.reasons.map((reason) => [reason.kind, stationOf(reason)])).toEqual([
    ['mildew', null],
    ['captures', null],
    ['device', 4],
    ['device', 5],
    ['paper', 4],
  ]);
  expect(stopsOf([only!])).toEqual([4, 5]);
});

it('tells a full plate after the paper that has run out, and nothing of it until visits are known', () => {
  const given = facts({
    events: [anEvent({ stationId: 10, date: addDays(today, -40) })],
    caughtOf: (stationId) => (stationId === 10 ? 34 : undefined),
  });
  expect(fieldsToday(given)[0]!.reasons.map(({ kind }) => kind)).toEqual(['paper', 'plate']);
  expect(fieldsToday({ ...given, events: undefined })).toEqual([]);
});

describe('the order of fields', () => {
  const rows = [1, 2, 3, 4].map((id) => rowOf(aSector(id)));

  it('is that of pests and mildew first, whatever the devices', () => {
    const counts = [undefined, undefined, 2, 40, 1];
    const given = facts({
      rows,
      capturesOf: (sectorId) => captures(LOBESIA, counts[sectorId]),
      healthOf: (stationId) => (stationId === 10 ? LOST : healthy()),
    });
    expect(order(given)).toEqual([3, 2, 4, 1]);
  });

  it('then is that of the worst reason, of their number, and of the name', () => {
    const counted = (id: number, name: string) => rowOf(aSector(id, name), [aStation({ id, sectorId: id })]);
    const given = facts({
      rows: [counted(7, 'Ñuble'), counted(5, 'nogal'), counted(6, 'Álamo'), counted(8, 'Álamo')],
      healthOf: (id) =>
        id === 7
          ? LOST
          : healthy({
              energy: part('warning', 'battery_low'),
              ...(id === 8 && { images: part('warning', 'camera_lens_dirty') }),
            }),
    });
    expect(order(given)).toEqual([7, 8, 6, 5]);
  });
});

/** Facts of some fields with what a generator found. */
const someFacts = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      counts: fc.tuple(fc.option(fc.nat(60), { nil: undefined }), fc.option(fc.nat(60), { nil: undefined })),
      before: fc.option(fc.nat(30)),
      index: fc.option(fc.integer({ min: 0, max: 100 })),
      connection: fc.constantFrom(
        part(),
        part('error', 'connection_lost'),
        part('warning', 'connection_infrequent'),
      ),
      visited: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 12, selector: ({ id }) => id },
  )
  .map((fields): TodayFacts => {
    const of = (id: number) => fields.find((field) => field.id === id)!;
    return facts({
      rows: fields.map(({ id }) => ({
        ...rowOf(aSector(id, `Campo ${id % 3}`)),
        pests: [
          { id: LOBESIA, name: 'Lobesia' },
          { id: CODLING, name: 'Carpocapsa' },
        ],
      })),
      events: fields.map(({ id, visited }) =>
        anEvent({ stationId: id * 10, date: addDays(today, -visited) }),
      ),
      capturesOf: (sectorId, pestId) =>
        captures(pestId, of(sectorId).counts[pestId - 1], of(sectorId).before),
      mildewOf: (sectorId) => ({ sectorId, index: of(sectorId).index, since: null, asOf: null }),
      healthOf: (stationId) => healthy({ connection: of(stationId / 10).connection }),
    });
  });

const urgencyIn = ({ capturesOf, mildewOf }: TodayFacts, sectorId: number) =>
  urgencyOf([
    mildewPressure(mildewOf(sectorId)!.index),
    ...[LOBESIA, CODLING].map((id) => {
      const { rule, count } = capturesOf(sectorId, id)!;
      return capturePressure(rule, count);
    }),
  ]) ?? 0;

describe('for any facts', () => {
  it('is the same in whatever order they come', () => {
    fc.assert(
      fc.property(
        someFacts.chain((given) =>
          fc.tuple(
            fc.constant(given),
            fc.shuffledSubarray([...given.rows], { minLength: given.rows.length }),
            fc.shuffledSubarray([...given.events!], { minLength: given.events!.length }),
          ),
        ),
        ([given, rows, events]) => {
          const turned = rows.map((row) => ({ ...row, pests: [...row.pests].reverse() }));
          expect(fieldsToday({ ...given, rows: turned, events })).toEqual(fieldsToday(given));
        },
      ),
    );
  });

  it('agrees with the order of Campos where a pest or mildew presses', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const urgencies = order(given).map((id) => urgencyIn(given, id));
        const pressing = urgencies.filter((urgency) => urgency >= PRESSING);
        expect(urgencies.slice(0, pressing.length)).toEqual([...pressing].sort((a, b) => b - a));
      }),
    );
  });

  it('tells each field once, with reasons of falling urgency, and leaves out none that presses', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const fields = fieldsToday(given);
        expect(new Set(order(given)).size).toBe(fields.length);
        for (const { reasons } of fields) {
          expect(reasons.length).toBeGreaterThan(0);
          const ranks = reasons.map(rankOf);
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        }
        const pressing = given.rows.filter(({ sector }) => urgencyIn(given, sector.id) >= PRESSING);
        expect(order(given)).toEqual(expect.arrayContaining(pressing.map(({ sector }) => sector.id)));
      }),
    );
  });
});
