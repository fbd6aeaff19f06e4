import { expect, it } from 'vitest';
import { SECTORS } from '../../testing/sample-farm.ts';
import { counted } from '../../testing/sample-state.ts';
import { urgencyOfRow } from './urgency.ts';

const sector = SECTORS[0]!;
const row = { sector, pests: [{ id: 1, name: 'Polilla del racimo de la vid' }] };
const mildewOf = (index: number) =>
  new Map([[sector.id, { sectorId: sector.id, index, since: null, asOf: null }]]);

it('takes the captures and the mildew of the field', () => {
  const red = counted({ [`${sector.id}:1`]: 11 });
  const yellow = counted({ [`${sector.id}:1`]: 10 });
  expect(urgencyOfRow(row, red, new Map())).toBeGreaterThan(urgencyOfRow(row, yellow, mildewOf(45))!);
  expect(urgencyOfRow(row, yellow, mildewOf(90))).toBeGreaterThan(urgencyOfRow(row, red, new Map())!);
});

it('is null while nothing is known, and for what could not be had', () => {
  const failed = { kind: 'failed', retry: () => undefined, rule: null } as const;
  expect(urgencyOfRow(row, new Map([[`${sector.id}:1`, failed]]), new Map())).toBeNull();
  expect(urgencyOfRow(row, new Map(), new Map())).toBeNull();
});
