import { EmbedChill } from '@vigia/api/contract';
import { afterAll, expect, test } from 'vitest';
import { EMBED_KEY } from '../../tests/support/small-farm.ts';
import { startCompared } from './compared-seasons.fixture.ts';

/**
 * From 1 September on 5 °C for ten hours of each day this year, and for eight of them the year before; at another
 * station of the field, which was there the year before alone, for four.
 */
const cold = (hours: number) => (hour: number) => (hour < hours ? 5 : 20);
const { ask, close } = await startCompared('chill', [
  { year: 2025, temperature: cold(8) },
  { year: 2025, stationId: 1002, temperature: cold(4) },
  { year: 2026, temperature: cold(10) },
]);
afterAll(close);

async function comparedBy(query: string) {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return EmbedChill.parse(await answer.json()).compared;
}

test('chill beside another season is on its days of the year, and said in the language of the page', async () => {
  expect(await comparedBy('')).toBeUndefined();
  const compared = (await comparedBy('?compare=previous&station_id=1001&locale=en'))!;
  expect(compared.seasons).toMatchObject([{ season_id: 100, season_name: '2025–26' }]);
  expect(compared.seasons[0]!.chilling_hours!.start).toBe('2026-05-01');
  // 81 days: 810 h and 648 h.
  expect(compared.sentences).toEqual(['On 20 Nov 2026 there are 810 h of chill: 162 h more than 2025–26.']);
});

test('a season without a record is named, and one of nobody is left out', async () => {
  const compared = (await comparedBy('?compare=99_77&station_id=1001'))!;
  expect(compared.seasons).toEqual([{ season_id: 99, season_name: '2024–25', chilling_hours: null }]);
  expect(compared.sentences).toEqual(['No se compara 2024–25: no hay registro de esos días.']);
});

test('of a chart of one station it is that station’s alone', async () => {
  // Both stations: 81 days of six hours in the mean, 486 h.
  expect((await comparedBy('?compare=previous'))!.sentences).toEqual([
    'Al 20 nov van 810 h de frío: 324 h más que 2025–26.',
  ]);
  expect((await comparedBy('?compare=100&station_id=1001'))!.sentences).toEqual([
    'Al 20 nov van 810 h de frío: 162 h más que 2025–26.',
  ]);
});

test('seasons of another client are not there', async () => {
  expect((await comparedBy('?compare=301'))!.seasons).toEqual([]);
});

test('the picture draws it; a wrong value is refused', async () => {
  const picture = await ask(`.svg?compare=previous&station_id=1001&key=${EMBED_KEY}`);
  expect(await picture.text()).toContain('162 h más que 2025–26');
  for (const wrong of ['next', '7-12', '1_2_3_4_5_6_7_8_9_10_11'])
    expect((await ask(`?compare=${wrong}`)).status).toBe(400);
});
