import { EmbedClimate } from '@vigia/api/contract';
import { afterAll, expect, test } from 'vitest';
import { EMBED_KEY } from '../../tests/support/small-farm.ts';
import { startCompared } from './compared-seasons.fixture.ts';

/**
 * From 1 September on 10 to 22 °C this year, and 10 to 20.5 °C the year before; at another station of the field,
 * which was there the year before alone, up to 30 °C.
 */
const upTo = (warmest: number) => (hour: number) => (hour === 15 ? warmest : 10);
const { ask, close } = await startCompared('climate', [
  { year: 2025, temperature: upTo(20.5) },
  { year: 2025, stationId: 1002, temperature: upTo(30) },
  { year: 2026, temperature: upTo(22) },
]);
afterAll(close);

async function comparedBy(query: string) {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return EmbedClimate.parse(await answer.json()).compared;
}

test('climate beside another season is on its days of the year, and said in the language of the page', async () => {
  expect(await comparedBy('')).toBeUndefined();
  const compared = (await comparedBy('?compare=previous&station_id=1001&locale=en'))!;
  expect(compared.seasons).toMatchObject([{ season_id: 100, season_name: '2025–26' }]);
  const { temperature_max, humidity_min } = compared.seasons[0]!;
  expect([temperature_max!.start, humidity_min!.start]).toEqual(['2026-05-01', '2026-05-01']);
  expect(temperature_max!.values.find((value) => value !== null)).toBe(20.5);
  expect(compared.sentences).toEqual([
    'On 81 days with data of both, maxima were on average 1.5 °C higher than those of 2025–26, and minima the same.',
  ]);
});

test('of a chart of one station it is that station’s alone', async () => {
  const told = (other: string) => [
    `En 81 días con datos de ambos lados, las máximas fueron en promedio ${other} que las de 2025–26 y las mínimas, iguales.`,
  ];
  expect((await comparedBy('?compare=previous'))!.sentences).toEqual(told('8,0 °C más bajas'));
  expect((await comparedBy('?compare=100&station_id=1001'))!.sentences).toEqual(told('1,5 °C más altas'));
});

test('a season without a record is named, and one of nobody or of another client is left out', async () => {
  const compared = (await comparedBy('?compare=99_77_301&station_id=1001'))!;
  expect(compared.seasons).toMatchObject([{ season_id: 99, temperature_max: null, humidity_max: null }]);
  expect(compared.seasons).toHaveLength(1);
  expect(compared.sentences).toEqual([
    'No se compara 2024–25: se necesitan al menos 14 días con datos de ambos lados.',
  ]);
});

test('the picture draws it; a wrong value is refused', async () => {
  const picture = await ask(`.svg?compare=previous&station_id=1001&key=${EMBED_KEY}`);
  const svg = await picture.text();
  expect(svg).toContain('1,5 °C más altas que las de 2025–26');
  expect(svg).toContain('Temperatura máxima, 2025–26');
  for (const wrong of ['next', '7-12', '1_2_3_4_5_6_7_8_9_10_11'])
    expect((await ask(`?compare=${wrong}`)).status).toBe(400);
});
