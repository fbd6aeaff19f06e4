import * as contract from '@vigia/api/contract';
import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { WidgetError } from '../../elements/widget-error.ts';
import { ANSWERS, degreeDaysAnswer } from './answers.fixture.ts';
import { reading } from './read.ts';

const readDegreeDays = reading('degree-days', contract.publishedFromWire);
const readCard = reading('card', contract.cardFromWire);
const readMap = reading('map', contract.mapFromWire);
const SHAPES = {
  'degree-days': [contract.EmbedDegreeDays, reading('degree-days', contract.publishedFromWire)],
  captures: [contract.EmbedCaptures, reading('captures', contract.capturesFromWire)],
  climate: [contract.EmbedClimate, reading('climate', contract.climateFromWire)],
  mildew: [contract.EmbedMildew, reading('mildew', contract.mildewFromWire)],
  chill: [contract.EmbedChill, reading('chill', contract.chillFromWire)],
  card: [contract.EmbedCard, reading('card', contract.cardFromWire)],
  map: [contract.EmbedMap, reading('map', contract.mapFromWire)],
  risk: [contract.EmbedRisk, reading('risk', contract.riskFromWire)],
} as const;
const NAMES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** Values that are invalid for every field. */
const NEVER = [
  undefined,
  Symbol('x'),
  { start: 'x' },
  'ayer',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [null],
  '1899-12-31',
  '2200-01-01',
];

/** Paths from the outermost object to each value. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .slice(0, 20)
    .flatMap(([name, each]) => [[...path, name], ...pathsOf(each, [...path, name])]);
}

const at = (value: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((each, name) => Reflect.get(each as object, name), value);

/** Throws a value that is not an error and has no text. */
function hostile(): never {
  throw Object.create(null);
}

/** A copy of the data whose value at that path can be read `reads` times; after that it throws. */
function turning(data: object, path: readonly string[], reads: number): object {
  const parent = at(data, path.slice(0, -1)) as object;
  const value: unknown = Reflect.get(parent, path.at(-1)!);
  let count = 0;
  Object.defineProperty(parent, path.at(-1)!, {
    enumerable: true,
    get: () => (count++ < reads ? value : hostile()),
  });
  return data;
}

describe.each(NAMES)('an answer of %s', (name) => {
  const [schema, read] = SHAPES[name];
  const answer = ANSWERS[name]() as Record<string, unknown>;

  it('is read as the contract says', () => {
    expect(schema.safeParse(answer).success).toBe(true);
    expect(() => read(JSON.parse(JSON.stringify(answer)))).not.toThrow();
  });

  it('is refused wherever the contract refuses it', () => {
    for (const field of Object.keys(answer)) {
      for (const value of NEVER) {
        const wrong = { ...answer, [field]: value };
        if (schema.safeParse(wrong).success) continue;
        expect(() => read(wrong), `${field}: ${String(value)}`).toThrow(WidgetError);
      }
    }
  });

  it('is a copy, read once: later changes and errors of a page’s own objects have no effect', () => {
    for (const path of pathsOf(answer)) {
      for (const reads of [1, 2]) {
        const data = structuredClone(answer);
        expect(read(turning(data, path, reads)), `${path}`).toEqual(read(answer));
      }
    }
  });

  it('is refused where a page’s own accessor throws, whatever it throws', () => {
    for (const path of pathsOf(answer)) {
      expect(() => read(turning(structuredClone(answer), path, 0)), `${path}`).toThrow(
        `not ${name} of Vigía: ${path[0]}`,
      );
    }
    expect(() => read(new Proxy(answer, { get: hostile }))).toThrow(WidgetError);
    const { proxy, revoke } = Proxy.revocable(answer, {});
    revoke();
    expect(() => read(proxy)).toThrow(WidgetError);
  });

  it.each([[null], [undefined], [7], ['text'], [[]], [{}]])('is not %j', (value) => {
    expect(() => read(value)).toThrow(`not ${name} of Vigía`);
  });
});

describe.each([1e308, -1e308])('a number that no field has, %d', (number) => {
  it.each(NAMES)('is refused wherever %s has a number', (name) => {
    const [, read] = SHAPES[name];
    const answer = ANSWERS[name]() as object;
    const numbers = pathsOf(answer).filter((path) => typeof at(answer, path) === 'number');
    expect(numbers.length).toBeGreaterThan(0);
    for (const path of numbers) {
      const wrong = structuredClone(answer);
      Reflect.set(at(wrong, path.slice(0, -1)) as object, path.at(-1)!, number);
      expect(() => read(wrong), `${path}`).toThrow(WidgetError);
    }
  });
});

it('is refused with a place outside the map', () => {
  for (const place of [{ latitude: 90 }, { latitude: -86 }, { longitude: 181 }]) {
    const stations = ANSWERS.map().stations.map((station) => ({ ...station, ...place }));
    expect(() => readMap({ ...ANSWERS.map(), stations })).toThrow('stations');
  }
});

it('is refused with two captures on one day', () => {
  const captures = [1, 2].map((value) => ({ date: isoDate('2026-10-01'), value }));
  expect(() => readDegreeDays(degreeDaysAnswer({ captures }))).toThrow('captures');
});

it('is refused with an instant of another age', () => {
  for (const at of ['0000-01-01', '+012026-01-01T00:00:00Z', '2200-01-01T00:00:00Z']) {
    expect(() => readCard({ ...ANSWERS.card(), temperature: { value: 1, at } })).toThrow('temperature');
  }
});
