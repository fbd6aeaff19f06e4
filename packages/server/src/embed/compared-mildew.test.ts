import { EmbedMildew } from '@vigia/api/contract';
import { afterAll, expect, test } from 'vitest';
import { EMBED_KEY } from '../../tests/support/small-farm.ts';
import { startCompared } from './compared-seasons.fixture.ts';

/**
 * From 1 September on eight hours of each day at 25 °C this year: an index of 30 on the third day, 50, 70 on the fifth, and up to
 * 100. The year before none, so that it stays at 0.
 */
const warm = (hours: number) => (hour: number) => (hour >= 10 && hour < 10 + hours ? 25 : 12);
const { ask, close } = await startCompared('mildew', [
  { year: 2025, temperature: warm(0) },
  { year: 2026, temperature: warm(8) },
]);
afterAll(close);

async function comparedBy(query: string) {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return EmbedMildew.parse(await answer.json()).compared;
}

test('the index beside another season is on its days of the year, and said in the language of the page', async () => {
  expect(await comparedBy('')).toBeUndefined();
  const compared = (await comparedBy('?compare=previous&station_id=1001&locale=en'))!;
  expect(compared.seasons).toMatchObject([
    { season_id: 100, season_name: '2025–26', index: { start: '2026-05-01' } },
  ]);
  // 5 September to 20 November.
  expect(compared.sentences).toEqual([
    'By 20 Nov 2026 there have been 77 days of high risk (index of 60 or more); 2025–26 had had 0.',
  ]);
});

test('a season without a record is named, and one of nobody or of another client is left out', async () => {
  const compared = (await comparedBy('?compare=99_77_301&station_id=1001'))!;
  expect(compared.seasons).toEqual([{ season_id: 99, season_name: '2024–25', index: null }]);
  expect(compared.sentences).toEqual([
    'No se compara 2024–25: se necesitan al menos 14 días con datos de ambos lados.',
  ]);
});

test('the picture draws it; a wrong value is refused', async () => {
  const picture = await ask(`.svg?compare=previous&station_id=1001&key=${EMBED_KEY}`);
  const svg = await picture.text();
  expect(svg).toContain('2025–26 llevaba 0');
  for (const wrong of ['next', '7-12', '1_2_3_4_5_6_7_8_9_10_11'])
    expect((await ask(`?compare=${wrong}`)).status).toBe(400);
});
