import { EmbedDegreeDays } from '@vigia/api/contract';
import { eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBED_KEY, EMBED_KEY_ID, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

const PATH = '/embed/sectors/11/degree-days';
let service: TestApp;
let partner: Record<string, string>;

/** The weather of this spring also in the one before, five days later, with a biofix five days later. */
beforeAll(async () => {
  service = await startTestApp();
  const { owner } = service.databases;
  const rows = eachDay(isoDate('2026-09-01'), isoDate('2026-11-20')).flatMap((day, i) =>
    Array.from(hoursOfDay(day), (t, hour) => ({
      t,
      line: 0,
      values: [8 + (hour % 14) + i / 20, 60, null, null, null],
    })),
  );
  await owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, rows));
  await sql`insert into climate_day (client_id, station_id, day, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh)
    select client_id, station_id, day - 360, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh
    from climate_day where station_id = 1001`.execute(owner);
  await sql`insert into season (client_id, season_id, season_name, date_start, date_end) values
    (1, 100, '2025–26', '2025-05-01', '2026-04-30'), (1, 99, '2024–25', '2024-05-01', '2025-04-30')`.execute(
    owner,
  );
  await sql`insert into biofix (client_id, biofix_id, season_id, sector_id, pest_id, type, date_biofix)
    values (1, 900, 100, 11, 1, 'biofix', '2025-09-15')`.execute(owner);
  const claims = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };
  partner = { authorization: `Bearer ${await service.embedTokens.issue(claims)}`, origin: PARTNER_ORIGIN };
});
afterAll(() => service.close());

let nextAddress = 0;
const ask = (query: string) => {
  nextAddress += 1;
  return service.ask(`${PATH}${query}`, { headers: partner, from: `10.7.0.${nextAddress}` });
};
async function comparedBy(query: string) {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return EmbedDegreeDays.parse(await answer.json()).compared;
}

describe('seasons beside a published chart', () => {
  test('are none where none is asked for', async () => {
    expect(await comparedBy('?align=biofix')).toBeUndefined();
  });

  test('five days later, it is five days behind by calendar, and level by biofix', async () => {
    const calendar = await comparedBy('?compare=previous');
    expect(calendar).toMatchObject({
      align: 'calendar',
      sentences: ['Al 20 nov la suma va 5 días adelantada respecto de 2025–26.'],
    });
    expect((await comparedBy('?compare=previous&locale=en'))!.sentences).toEqual([
      'On 20 Nov 2026 the sum is 5 days ahead of 2025–26.',
    ]);
    expect(calendar!.seasons).toHaveLength(1);
    const [before] = calendar!.seasons;
    expect(before).toMatchObject({ season_id: 100, season_name: '2025–26', days_ahead: 5, reason: null });
    expect(before!.degree_days!.start).toBe('2026-09-15');
    const byBiofix = (await comparedBy('?compare=100&align=biofix'))!;
    expect(byBiofix.seasons[0]).toMatchObject({ days_ahead: 0, mean_days_apart: 0, most_days_apart: 0 });
    expect(byBiofix.seasons[0]!.degree_days!.start).toBe('2026-09-10');
  });

  test('lie in the order asked for; those shown and those not there are left out', async () => {
    const { seasons } = (await comparedBy('?compare=99_101_77_100_100&align=biofix'))!;
    expect(seasons.map(({ season_id, reason }) => [season_id, reason])).toEqual([
      [99, 'no-biofix'],
      [100, null],
    ]);
    expect(seasons[0]!.degree_days).toBeNull();
  });

  test('of another client are not there', async () => {
    const foreign = await sql<{
      season_id: number;
    }>`select season_id from season where client_id <> 1`.execute(service.databases.owner);
    expect(foreign.rows.length).toBeGreaterThan(0);
    const { seasons } = (await comparedBy(`?compare=${foreign.rows[0]!.season_id}`))!;
    expect(seasons).toEqual([]);
  });

  test('of a chart of one station are that station’s alone', async () => {
    const own = (await comparedBy('?compare=previous&station_id=1001'))!;
    expect(own.seasons[0]).toMatchObject({ days_ahead: 5 });
  });

  test('have the days that are asked for', async () => {
    const cut = (await comparedBy('?compare=previous&from=2026-10-01&to=2026-10-07'))!;
    expect(cut.seasons[0]!.degree_days).toMatchObject({ start: '2026-10-01' });
    expect(cut.seasons[0]!.degree_days!.values).toHaveLength(7);
  });

  test('and the picture draws them, and says what is said of them', async () => {
    const picture = await ask(`.svg?compare=previous&key=${EMBED_KEY}`);
    expect(picture.status).toBe(200);
    const svg = await picture.text();
    expect(svg).toContain('2025–26');
    expect(svg).toContain('la suma va 5 días adelantada respecto de 2025–26.');
  });

  test.each(['next', '7-12', '1_2_3_4_5_6_7_8_9_10_11', "1';--"])('%s is refused', async (compare) => {
    expect((await ask(`?compare=${encodeURIComponent(compare)}`)).status).toBe(400);
  });
  test('an unknown alignment is refused', async () => {
    expect((await ask('?compare=previous&align=degree-days')).status).toBe(400);
  });
});
