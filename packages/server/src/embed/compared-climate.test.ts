import { EmbedClimate } from '@vigia/api/contract';
import { eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBED_KEY, EMBED_KEY_ID, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

let service: TestApp;
let partner: Record<string, string>;

/**
 * From 1 September on 10 to 22 °C this year, and 10 to 20.5 °C the year before; at another station of the field,
 * which was there the year before alone, up to 30 °C.
 */
beforeAll(async () => {
  service = await startTestApp();
  const { owner } = service.databases;
  await sql`update station set sector_id = 11 where station_id = 1002`.execute(owner);
  const save = (start: string, end: string, warmest: number, stationId = 1001) => {
    const rows = eachDay(isoDate(start), isoDate(end)).flatMap((day) =>
      Array.from(hoursOfDay(day), (t, hour) => ({
        t,
        line: 0,
        values: [hour === 15 ? warmest : 10, 60, null, null, null],
      })),
    );
    return owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
  };
  await save('2025-09-01', '2025-11-20', 20.5);
  await save('2025-09-01', '2025-11-20', 30, 1002);
  await save('2026-09-01', '2026-11-20', 22);
  await sql`insert into season (client_id, season_id, season_name, date_start, date_end) values
    (1, 100, '2025–26', '2025-05-01', '2026-04-30'), (1, 99, '2024–25', '2024-05-01', '2025-04-30')`.execute(
    owner,
  );
  const claims = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };
  partner = { authorization: `Bearer ${await service.embedTokens.issue(claims)}`, origin: PARTNER_ORIGIN };
});
afterAll(() => service.close());

const ask = (query: string) => service.ask(`/embed/sectors/11/climate${query}`, { headers: partner });
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
