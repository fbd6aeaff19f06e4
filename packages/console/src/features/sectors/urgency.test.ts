import type { SectorMildew } from '@vigia/domain';
import { expect, it } from 'vitest';
import { SECTORS } from '../../testing/sample-farm.ts';
import { counted } from '../../testing/sample-state.ts';
import { urgencyOf } from './urgency.ts';

const sector = SECTORS[0]!;
const pests = [
  { id: 1, name: 'Polilla del racimo de la vid' },
  { id: 2, name: 'Carpocapsa' },
];
const urgency = (counts: Record<string, number | undefined>, index: number | null = null) => {
  const keys = Object.entries(counts).map(([pest, count]) => [`${sector.id}:${pest}`, count]);
  const mildew: SectorMildew = { sectorId: sector.id, index, since: null, asOf: null };
  return urgencyOf({ sector, pests }, counted(Object.fromEntries(keys)), new Map([[sector.id, mildew]]));
};

it('puts the most severe level first, whatever the pest and the counts of others', () => {
  expect(urgency({ 1: 11 })).toBeGreaterThan(urgency({ 2: 40 })!);
  expect(urgency({ 1: 30 })).toBeGreaterThan(urgency({ 1: 11 })!);
});

it('includes mildew', () => {
  expect(urgency({ 1: 0 }, 90)).toBeGreaterThan(urgency({ 1: 10, 2: 40 }, 45)!);
  expect(urgency({ 1: 11 }, 0)).toBeGreaterThan(urgency({ 1: 10 }, 45)!);
});

it('is null if nothing is known', () => {
  expect(urgency({ 1: undefined })).toBeNull();
});
