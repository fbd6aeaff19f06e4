import { isoDate } from '@vigia/domain';
import { type FilterContext, parseCompared } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { CONTEXT, SEASONS, TODAY } from '../../testing/sample-farm.ts';
import { pestRequest } from '../series/pest-request.ts';
import type { SeriesScope } from '../series/scope.ts';
import { sectorChoice } from '../series/sector-choice.ts';
import { comparableScopes, comparedScopes, keyText } from './compared-scopes.ts';

const later = {
  ...SEASONS[1]!,
  id: 10,
  name: '2027–28',
  start: isoDate('2027-05-01'),
  end: isoDate('2028-04-30'),
};
const context: FilterContext = {
  ...CONTEXT,
  tree: { ...CONTEXT.tree, seasons: [...CONTEXT.tree.seasons, later] },
};
const shown = sectorChoice(context, 3, {})!;
const always = () => true;
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const ofAddress = (text: string) => comparedScopes(context, shown, parseCompared(text));

describe('what can be compared', () => {
  it('are the seasons of the field that have begun, and the other fields in this season', () => {
    expect(namesOf(comparableScopes(context, shown, [], always))).toEqual(['2025–26', 'Los Niches']);
  });

  it('are only those with stations for the chart, and what the address names beside them', () => {
    const followsPest = (scope: SeriesScope) => pestRequest(scope, TODAY) !== null;
    expect(namesOf(comparableScopes(context, shown, [], followsPest))).toEqual(['2025–26']);
    const chosen = parseCompared('8-4');
    expect(namesOf(comparableScopes(context, shown, chosen, followsPest))).toEqual([
      '2025–26',
      'Los Niches · 2025–26',
    ]);
  });

  it('is nothing without one season or one field', () => {
    expect(comparableScopes(context, { ...shown, season: null }, [], always)).toEqual([]);
    expect(comparableScopes(context, { ...shown, sector: null }, [], always)).toEqual([]);
  });
});

describe('what the address compares with', () => {
  it('leaves out what is shown, what is not there and what has not begun', () => {
    expect(ofAddress('9_9-3_99_8-99_10')).toEqual([]);
  });

  it('names a season of the field shown alike, however it is written', () => {
    expect(ofAddress('8-3').map(({ key, name }) => [keyText(key), name])).toEqual([['8', '2025–26']]);
  });

  it('takes of the field shown the stations of its crop, and of another field all', () => {
    const [season, field] = ofAddress('8_9-4');
    expect(season!.scope.stations.every(({ sectorId, cropId }) => sectorId === 3 && cropId === 1)).toBe(true);
    expect(season!.scope.stations.length).toBeGreaterThan(0);
    expect(new Set(field!.scope.stations.map(({ cropId }) => cropId)).size).toBeGreaterThan(1);
    expect(field!.scope.pest).toBe(shown.pest);
  });
});
