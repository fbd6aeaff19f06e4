import { expect, it } from 'vitest';
import { CONTEXT, STATIONS } from '../../testing/sample-farm.ts';
import { locationInWords, stationFacts } from './station-facts.ts';

const factsOf = (id: number) => stationFacts(CONTEXT, STATIONS.find((station) => station.id === id)!);

it('has the names of what a station refers to', () => {
  const facts = factsOf(41);
  expect([facts.sector?.name, facts.crop?.name, facts.pest?.name, facts.season?.name]).toEqual([
    'Los Niches',
    'Manzano',
    'Carpocapsa',
    '2026–27',
  ]);
  expect(locationInWords(facts)).toBe('Los Niches · Manzano (Fuji) · 2026–27');
});

it('leaves out what is not assigned', () => {
  expect(factsOf(43)).toMatchObject({ crop: null, pest: null });
  expect(locationInWords(factsOf(43))).toBe('Los Niches · 2026–27');
  const astray = stationFacts(CONTEXT, { ...STATIONS[0]!, seasonId: null, sectorId: 99, cropId: 77 });
  expect(locationInWords(astray)).toBe('');
});
