import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { CONTEXT, TODAY } from '../../testing/sample-farm.ts';
import { pestRequest } from './pest-request.ts';
import { stationsOfPest } from './scope.ts';
import { cropChoices, sectorChoice } from './sector-choice.ts';

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('the content of the page of a sector', () => {
  it('has a default for everything that the address lacks', () => {
    const choice = sectorChoice(CONTEXT, 3, {})!;
    expect(choice.season?.name).toBe('2026–27');
    expect(choice.crop?.name).toBe('Vid');
    expect(choice.pest?.name).toBe('Polilla del racimo de la vid');
    expect(namesOf(choice.stations)).toEqual(['Apalta 01', 'Apalta 02', 'Apalta 03']);
  });

  it('charts only pests whose degree-days can be counted', () => {
    const choice = sectorChoice(CONTEXT, 3, { pest: 20 })!;
    expect(namesOf(choice.pests)).toEqual(['Polilla del racimo de la vid', 'Oídio']);
    expect(namesOf(choice.chartPests)).toEqual(['Polilla del racimo de la vid']);
    expect(choice.pest?.id).toBe(1);
  });

  it('follows the chosen crop and season', () => {
    const cherries = sectorChoice(CONTEXT, 4, { crop: 10 })!;
    expect(cherries.crop?.variantName).toBe('Lapins');
    expect(stationsOfPest(cherries).map(({ id }) => id)).toEqual([42]);
    const past = sectorChoice(CONTEXT, 3, { season: 8 })!;
    expect(past.stations).toHaveLength(4);
  });

  it('includes stations without a crop', () => {
    const choice = sectorChoice(CONTEXT, 4, { crop: 'none' })!;
    expect(choice.crops.map((crop) => crop?.id ?? null)).toEqual([22, 10, null]);
    expect(choice.crop).toBeNull();
    expect(choice.pest).toBeNull();
    expect(pestRequest(choice, TODAY)).toBeNull();
  });

  it('is one for each crop, also for stations without one', () => {
    const choices = cropChoices(CONTEXT, 4);
    expect(choices.map(({ crop }) => crop?.id ?? null)).toEqual([22, 10, null]);
    expect(choices.every(({ stations }) => stations.length > 0)).toBe(true);
    expect(cropChoices(CONTEXT, 99)).toEqual([]);
  });

  it('is null if the client has no such sector', () => {
    expect(sectorChoice(CONTEXT, 99, {})).toBeNull();
  });
});

describe('the request of a pest’s chart', () => {
  it('goes from its biofix to today, by its own rule', () => {
    const request = pestRequest(sectorChoice(CONTEXT, 3, {})!, TODAY)!;
    expect(request).toMatchObject({
      stationIds: [31, 32],
      metric: 'dd_single_sine_10_30_horizontal',
      days: { start: '2026-05-01', end: '2026-11-21' },
      start: { date: '2026-09-21', reason: 'biofix' },
    });
  });

  it('covers a whole past season, from its start without a biofix', () => {
    const request = pestRequest(sectorChoice(CONTEXT, 3, { season: 8 })!, TODAY)!;
    expect(request.days).toEqual({ start: '2025-05-01', end: '2026-04-30' });
    expect(request.start).toEqual({ date: '2025-05-01', reason: 'season' });
  });

  it('has no days before its season starts', () => {
    const request = pestRequest(sectorChoice(CONTEXT, 3, {})!, isoDate('2026-04-01'))!;
    expect(request.days).toBeNull();
  });
});
