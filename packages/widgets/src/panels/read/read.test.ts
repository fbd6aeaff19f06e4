import * as contract from '@vigia/api/contract';
import { describe, expect, it } from 'vitest';
import { WidgetError } from '../../elements/widget-error.ts';
import { ANSWERS, degreeDaysAnswer } from './answers.fixture.ts';
import { readCaptures, readChill, readClimate, readDegreeDays, readMildew } from './read-charts.ts';
import { readCard, readMap, readRisk } from './read-glances.ts';

const SHAPES = {
  'degree-days': [contract.EmbedDegreeDays, readDegreeDays],
  captures: [contract.EmbedCaptures, readCaptures],
  climate: [contract.EmbedClimate, readClimate],
  mildew: [contract.EmbedMildew, readMildew],
  chill: [contract.EmbedChill, readChill],
  card: [contract.EmbedCard, readCard],
  map: [contract.EmbedMap, readMap],
  risk: [contract.EmbedRisk, readRisk],
} as const;
const NAMES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** What no field of any answer can be. */
const NEVER = [undefined, Symbol('x'), { start: 'x' }, 'ayer', Number.NaN, Number.POSITIVE_INFINITY, [null]];

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

  it.each([[null], [undefined], [7], ['text'], [[]], [{}]])('is not %j', (value) => {
    expect(() => read(value)).toThrow(`not ${name} of Vigía`);
  });
});

it('is refused with two captures on one day', () => {
  const captures = [1, 2].map((value) => ({ date: '2026-10-01', value }));
  expect(() => readDegreeDays(degreeDaysAnswer({ captures }))).toThrow('captures');
});
