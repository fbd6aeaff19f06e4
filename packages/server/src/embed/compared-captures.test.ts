import { randomBytes } from 'node:crypto';
import { EmbedCaptures } from '@vigia/api/contract';
import { eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBED_KEY, EMBED_KEY_ID, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { hashOfEmbedKey } from './new-key.ts';

const PATH = '/embed/sectors/11/captures';
let service: TestApp;
let authorization: string;

const tokenOf = async (keyId: number) =>
  `Bearer ${await service.embedTokens.issue({ clientId: 1, keyId, origin: PARTNER_ORIGIN })}`;

/** A photo of a new plate, so that its count is what the day caught. */
const caught = (day: string, in_photo: number, station_id = 1001) => ({
  ...{ client_id: 1, station_id, pest_id: 1, day, in_photo, plate_changed: true },
  t: `${day}T15:00:00Z`,
});

/**
 * The weather of this spring also in the one before, five days later, with a biofix five days later; and 15 days more of
 * it then, 26 November to 10 December.
 */
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
  for (const [earlier, from] of [
    [360, '2026-09-01'],
    [345, '2026-11-06'],
  ] as const)
    await sql`insert into climate_day (client_id, station_id, day, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh)
      select client_id, station_id, day - ${sql.lit(earlier)}, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh
      from climate_day where station_id = 1001 and day >= ${from}`.execute(owner);
  await sql`insert into season (client_id, season_id, season_name, date_start, date_end) values
    (1, 100, '2025–26', '2025-05-01', '2026-04-30'), (1, 99, '2024–25', '2024-05-01', '2025-04-30'),
    (1, 98, '2023–24', '2023-05-01', '2024-04-30')`.execute(owner);
  await sql`insert into biofix (client_id, biofix_id, season_id, sector_id, pest_id, type, date_biofix)
    values (1, 900, 100, 11, 1, 'biofix', '2025-09-15')`.execute(owner);
  await owner
    .insertInto('capture')
    .values([
      ...[caught('2026-09-21', 3), caught('2026-10-05', 5), caught('2026-11-20', 2)],
      ...[caught('2025-09-26', 4), caught('2025-11-20', 6), caught('2025-11-23', 7)],
      ...[caught('2025-12-10', 8), caught('2024-11-01', 9)],
    ])
    .execute();
  authorization = await tokenOf(EMBED_KEY_ID);
});
afterAll(() => service.close());

let nextAddress = 0;
const ask = (query: string, token = authorization) => {
  nextAddress += 1;
  const headers = { authorization: token, origin: PARTNER_ORIGIN };
  return service.ask(`${PATH}${query}`, { headers, from: `10.8.0.${nextAddress}` });
};
async function comparedBy(query: string, token?: string) {
  const answer = await ask(query, token);
  expect(answer.status).toBe(200);
  return EmbedCaptures.parse(await answer.json()).compared;
}
type Compared = NonNullable<Awaited<ReturnType<typeof comparedBy>>>;
/** The days of a season with captures, and how many. */
function countedOf({ seasons: [season] }: Compared) {
  const { start, values } = season!.daily_captures!;
  const day = (i: number) => eachDay(isoDate(start), isoDate('2027-05-31'))[i];
  return values.flatMap((value, i) => (value === null ? [] : [[day(i), value]]));
}

describe('captures of other seasons beside those published', () => {
  test('are none where none are asked for', async () => {
    expect(await comparedBy('?align=biofix')).toBeUndefined();
  });

  test('lie by calendar on the same days, with what was caught until the day of the last count', async () => {
    const compared = (await comparedBy('?compare=previous'))!;
    expect(compared.align).toBe('calendar');
    expect(compared.seasons).toHaveLength(1);
    expect(compared.seasons[0]).toMatchObject({
      ...{ season_id: 100, season_name: '2025–26', caught_until: 10, caught_after: 15, reason: null },
    });
    expect(countedOf(compared)).toEqual([
      ['2026-09-26', 4],
      ['2026-11-20', 6],
      ['2026-11-23', 7],
      ['2026-12-10', 8],
    ]);
    expect(compared.sentences).toEqual([
      'Al 20 nov esta temporada lleva 10 individuos.',
      'Al mismo día, 2025–26 llevaba 10 individuos; después sumó 15.',
    ]);
  });

  test('lie by biofix five days earlier', async () => {
    const compared = (await comparedBy('?compare=100&align=biofix&locale=en'))!;
    expect(countedOf(compared)).toEqual([
      ['2026-09-21', 4],
      ['2026-11-15', 6],
      ['2026-11-18', 7],
      ['2026-12-05', 8],
    ]);
    expect(compared.sentences).toEqual([
      'On 20 Nov 2026, counting days from each biofix, this season has 10 insects.',
      'By the same day after its biofix 2025–26 had 17 insects, and 8 after it.',
    ]);
  });

  test('lie by degree-days where this season had the same sum: five days earlier, and no later sum yet', async () => {
    const compared = (await comparedBy('?compare=100&align=degree-days'))!;
    expect(countedOf(compared)).toEqual([
      ['2026-09-21', 4],
      ['2026-11-15', 6],
      ['2026-11-18', 7],
    ]);
    expect(compared.seasons[0]).toMatchObject({ caught_until: 17, caught_after: 8 });
    const sum = (await sumOf()).replace('.', ',');
    expect(compared.sentences).toEqual([
      `Con ${sum} °C·día acumulados, esta temporada lleva 10 individuos.`,
      'Hasta esa suma, 2025–26 llevaba 17 individuos; después sumó 8.',
    ]);
  });

  /** The sum that the chart of degree-days publishes. */
  async function sumOf(): Promise<string> {
    const headers = { authorization, origin: PARTNER_ORIGIN };
    const answer = await service.ask('/embed/sectors/11/degree-days', { headers, from: '10.8.1.1' });
    const { degree_days } = (await answer.json()) as { degree_days: { values: (number | null)[] } };
    return degree_days.values.findLast((value) => value !== null)!.toFixed(1);
  }

  test.each([
    ['calendar', 98, 'no-record', 'no hay registro de esos días'],
    ['biofix', 99, 'no-biofix', 'falta el biofix de la plaga en ese campo o temporada'],
    [
      'degree-days',
      99,
      'other-start',
      'su suma no empieza en un biofix, y la de esta temporada sí, o al revés',
    ],
  ])('by %s season %s is not compared, in words: %s', async (align, season, reason, why) => {
    const { seasons, sentences } = (await comparedBy(`?compare=${season}&align=${align}`))!;
    expect(seasons).toEqual([
      {
        ...{ season_id: season, season_name: season === 99 ? '2024–25' : '2023–24', reason },
        ...{ daily_captures: null, caught_until: null, caught_after: null },
      },
    ]);
    expect(sentences).toEqual([`No se compara ${seasons[0]!.season_name}: ${why}.`]);
  });

  test('with gaps a sum is not compared, and captures by calendar are', async () => {
    const { owner } = service.databases;
    await sql`delete from climate_day where station_id = 1001 and day between '2025-10-10' and '2025-10-14'`.execute(
      owner,
    );
    const bySum = (await comparedBy('?compare=100&align=degree-days&locale=pt'))!;
    expect(bySum.seasons[0]).toMatchObject({ daily_captures: null, reason: 'gaps' });
    expect(bySum.sentences).toEqual(['Não se compara 2025–26: faltam dias demais no registro.']);
    expect((await comparedBy('?compare=100'))!.seasons[0]).toMatchObject({ caught_until: 10 });
  });

  test('days that are cut off are no part of the lines, and of the sentences they are', async () => {
    const compared = (await comparedBy('?compare=100&from=2026-11-01&to=2026-11-21'))!;
    expect(countedOf(compared)).toEqual([['2026-11-20', 6]]);
    expect(compared.sentences[1]).toMatch(/2025–26 llevaba 10 individuos; después sumó 15/);
  });

  test('the picture draws them, hanging down, and says what is said of them', async () => {
    const picture = await ask(`.svg?compare=previous&key=${EMBED_KEY}`);
    expect(picture.status).toBe(200);
    const svg = await picture.text();
    expect(svg).toContain('data-series="season-100"');
    expect(svg).toContain('abajo, otras temporadas');
    expect(svg).toContain('2025–26 llevaba 10 individuos; después sumó 15.');
  });

  test.each(['next', '7-12', '1_2_3_4_5_6_7_8_9_10_11', "1';--"])('%s is refused', async (compare) => {
    expect((await ask(`?compare=${encodeURIComponent(compare)}`)).status).toBe(400);
  });
  test('an unknown alignment is refused', async () => {
    expect((await ask('?compare=previous&align=moon')).status).toBe(400);
  });
});

describe('of what a key opens', () => {
  /** A key that opens a station of the sector alone. */
  async function keyOfStation(): Promise<string> {
    const row = await service.databases.owner
      .insertInto('embed_key')
      .values({
        ...{ client_id: 1, key_prefix: 'pk_live_alone', sector_ids: [], station_ids: [1001] },
        ...{ key_hash: hashOfEmbedKey(randomBytes(8).toString('hex')), metrics: ['captures'] },
        allowed_origins: [PARTNER_ORIGIN],
      })
      .returning('key_id')
      .executeTakeFirstOrThrow();
    return tokenOf(row.key_id);
  }

  test('other seasons have all traps of the sector, or those of the station alone', async () => {
    const { owner } = service.databases;
    await sql`insert into station (client_id, station_id, station_name, sector_id, crop_id, pest_id, station_season_id,
      station_position_lat, station_position_lon)
      values (1, 1009, 'N-9', 11, 1, 1, 101, -33.7, -71.2)`.execute(owner);
    await owner
      .insertInto('capture')
      .values(caught('2025-10-10', 100, 1009))
      .execute();
    const until = async (query: string, token?: string) =>
      (await comparedBy(`?compare=100${query}`, token))!.seasons[0]!.caught_until;
    expect(await until('')).toBe(110);
    expect(await until('&station_id=1001')).toBe(10);
    const alone = await keyOfStation();
    expect((await ask('?compare=100', alone)).status).toBe(404);
    expect((await ask('?compare=100&station_id=1009', alone)).status).toBe(404);
    expect(await until('&station_id=1001', alone)).toBe(10);
  });
});
