import { EmbedMildew } from '@vigia/api/contract';
import { eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBED_KEY, EMBED_KEY_ID, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

let service: TestApp;
let partner: Record<string, string>;

/**
 * From 1 September on eight hours of each day at 25 °C this year: an index of 30 on the third day, 50, 70 on the fifth, and up to
 * 100. The year before none, so that it stays at 0.
 */
beforeAll(async () => {
  service = await startTestApp();
  const { owner } = service.databases;
  const save = (start: string, end: string, warm: number) => {
    const rows = eachDay(isoDate(start), isoDate(end)).flatMap((day) =>
      Array.from(hoursOfDay(day), (t, hour) => ({
        t,
        line: 0,
        values: [hour >= 10 && hour < 10 + warm ? 25 : 12, 60, null, null, null],
      })),
    );
    return owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, rows));
  };
  await save('2025-09-01', '2025-11-20', 0);
  await save('2026-09-01', '2026-11-20', 8);
  await sql`insert into season (client_id, season_id, season_name, date_start, date_end) values
    (1, 100, '2025–26', '2025-05-01', '2026-04-30'), (1, 99, '2024–25', '2024-05-01', '2025-04-30')`.execute(
    owner,
  );
  const claims = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };
  partner = { authorization: `Bearer ${await service.embedTokens.issue(claims)}`, origin: PARTNER_ORIGIN };
});
afterAll(() => service.close());

const ask = (query: string) => service.ask(`/embed/sectors/11/mildew${query}`, { headers: partner });
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
