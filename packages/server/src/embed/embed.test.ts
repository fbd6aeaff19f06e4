import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbedDegreeDays } from '@vigia/api/contract';
import { addDays, eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBED_KEY, EMBED_KEY_ID, FARM, PARTNER_ORIGIN, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { createApp } from '../run/app.ts';
import { readConfig } from '../run/config.ts';
import { EMBED_CALLS_A_MINUTE } from './embed-keys.ts';

const PATH = '/embed/sectors/11/degree-days';
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const days = eachDay(isoDate('2026-09-01'), isoDate('2026-11-20'));
  const rows = days.flatMap((day, i) =>
    i === 60
      ? []
      : Array.from(hoursOfDay(day), (t, hour) => ({
          t,
          line: 0,
          values: [8 + (hour % 14) + i / 20, 60, null, null, null],
        })),
  );
  const { owner } = service.databases;
  await owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, rows));
  const photo = { client_id: 1, station_id: 1001, pest_id: 1, plate_changed: false };
  await owner
    .insertInto('capture')
    .values([
      { ...photo, t: '2026-10-01T15:00:00.000Z', day: '2026-10-01', in_photo: 2, plate_changed: true },
      { ...photo, t: '2026-10-03T15:00:00.000Z', day: '2026-10-03', in_photo: 9 },
    ])
    .execute();
});
afterAll(() => service.close());

let nextAddress = 0;
const ask = (headers: Record<string, string>, path = PATH) => {
  nextAddress += 1;
  return service.ask(path, { headers, from: `10.1.${Math.floor(nextAddress / 200)}.${nextAddress % 200}` });
};
/** Headers of a page with an open session. */
let partner: Record<string, string>;
beforeAll(async () => {
  const claims = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };
  partner = { authorization: `Bearer ${await service.embedTokens.issue(claims)}`, origin: PARTNER_ORIGIN };
});

describe('a published chart', () => {
  test('shows the curve of the console, from the same functions', async () => {
    const answer = await ask(partner);
    expect(answer.status).toBe(200);
    const chart = EmbedDegreeDays.parse(await answer.json());
    expect(chart).toMatchObject({
      sector_name: 'Norte',
      pest_id: 1,
      season_start: '2026-05-01',
      today: '2026-11-21',
      start_date: '2026-09-10',
      start_reason: 'biofix',
      missing_days: 1,
    });
    const grower = await service.as('grower');
    const query = new URLSearchParams({
      date_start: chart.start_date,
      date_end: chart.today,
      acc_from: chart.start_date,
      per_station_transform: 'accumulated',
      station_aggregation: 'avg',
      format: 'columns',
    });
    const console = await grower(`/data_analytics/degree_days/${chart.metric}?${query}`, {
      body: { station_id_list: [1001] },
    });
    const { start, step, values } = (await console.json()) as typeof chart.degree_days;
    expect(chart.degree_days).toEqual({ start, step, values });
    expect(values.at(-2)).toBeGreaterThan(100);
    expect(chart.ahead).toEqual({
      end: '2027-04-30',
      years: null,
      provider: null,
      reason: 'too_few_years',
      dates: [],
    });
    expect(chart.captures.filter((item) => item.value !== null)).toEqual([
      { date: '2026-10-01', value: 2 },
      { date: '2026-10-03', value: 7 },
    ]);
    expect(chart.captures).toHaveLength(eachDay(isoDate('2026-05-01'), isoDate('2026-11-21')).length);
  });

  test('marks what happened, without products, people or comments', async () => {
    const text = await (await ask(partner)).text();
    expect(JSON.parse(text).markers).toEqual([
      { id: 'biofix-1', date: '2026-09-10', kind: 'biofix', code: 'biofix', label: 'Biofix' },
      {
        id: 'phenology-2',
        date: '2026-10-01',
        kind: 'phenology',
        code: 'flowering_start_date',
        label: 'Inicio de Floración',
      },
      {
        id: 'control-1',
        date: '2026-10-01',
        kind: 'control',
        code: 'agrochemical_application',
        label: 'Aplicación de agroquímico',
      },
    ]);
    for (const secret of ['Secreto', 'lluvia', 'Primer macho', '@', '-33.7', '-71.2', PEOPLE.admin.email]) {
      expect(text).not.toContain(secret);
    }
  });

  test('comes as a picture too, of the requested size', async () => {
    const answer = await ask(
      { referer: `${PARTNER_ORIGIN}/ficha` },
      `${PATH}.svg?key=${EMBED_KEY}&width=640&height=320`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg[^>]*width="640"/);
    expect(svg).toContain('Norte');
    expect(svg).not.toMatch(/<script|Secreto|href="http/);
    expect((await ask(partner, `${PATH}.svg?width=9000`)).status).toBe(400);
    expect((await ask({ ...partner, origin: 'https://evil.example' }, `${PATH}.svg`)).status).toBe(403);
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask({ ...partner, 'if-none-match': etag }, `${PATH}.svg?width=640&height=320`);
    expect(again.status).toBe(304);
    expect(again.headers.get('access-control-allow-origin')).toBe(PARTNER_ORIGIN);
  });

  test('opens as the console does: the first crop, and its first pest that has degree-days', async () => {
    const { owner } = service.databases;
    const change = (
      station_id: number,
      set: { crop_id?: number | null; pest_id?: number; sector_id?: number },
    ) => owner.updateTable('station').set(set).where('station_id', '=', station_id).execute();
    await change(1002, { sector_id: 11, crop_id: null, pest_id: 2 });
    const pest = async (query: string) =>
      ((await (await ask(partner, PATH + query)).json()) as { pest_id?: number }).pest_id;
    expect(await pest('')).toBe(1);
    expect(await pest('?pest_id=2')).toBe(2);
    expect(await pest('?pest_id=2&crop_id=1')).toBeUndefined();
    await change(1002, { sector_id: 12, crop_id: 1, pest_id: 1 });
  });

  test('starts with the season where no biofix was set, and may have no day yet', async () => {
    const { owner } = service.databases;
    await owner.updateTable('biofix').set({ pest_id: 2 }).where('biofix_id', '=', 1).execute();
    expect(await (await ask(partner)).json()).toMatchObject({
      start_reason: 'season',
      start_date: '2026-05-01',
    });
    const ahead = addDays(isoDate('2026-11-21'), 5);
    await owner
      .updateTable('biofix')
      .set({ pest_id: 1, date_biofix: ahead })
      .where('biofix_id', '=', 1)
      .execute();
    expect(await (await ask(partner)).json()).toMatchObject({
      start_date: ahead,
      degree_days: { start: ahead, values: [] },
      missing_days: 0,
    });
    await owner.updateTable('biofix').set({ date_biofix: '2026-09-10' }).where('biofix_id', '=', 1).execute();
  });

  test.each([
    ['?pest_id=1&crop_id=1&season_id=101', 200],
    ['?pest_id=2', 404],
    ['?pest_id=20', 404],
    ['?crop_id=22', 404],
    ['?season_id=301', 404],
    ['?season_id=x', 400],
  ])('of a choice: %s', async (query, status) => {
    expect((await ask(partner, PATH + query)).status).toBe(status);
  });
});

describe('a key', () => {
  test('opens its own sectors alone; foreign and unknown ones look alike', async () => {
    const bodies = new Set<string>();
    for (const sector of [FARM.sectors.south, FARM.sectors.foreign, 999]) {
      const answer = await ask(partner, `/embed/sectors/${sector}/degree-days`);
      expect(answer.status).toBe(404);
      bodies.add(await answer.text());
    }
    expect(bodies.size).toBe(1);
  });

  test('is never logged, in a picture’s address neither', async () => {
    expect((await ask({ origin: PARTNER_ORIGIN }, `${PATH}.svg?key=${EMBED_KEY}`)).status).toBe(200);
    expect((await ask({ origin: PARTNER_ORIGIN }, `${PATH}.svg?key=${'x'.repeat(5000)}`)).status).toBe(403);
    expect(service.log.join('')).not.toContain(EMBED_KEY);
  });

  test('asks so many times a minute from one address, not more', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < EMBED_CALLS_A_MINUTE.ofAnAddress + 2; i += 1) {
      statuses.push(
        (await service.ask(`${PATH}?season_id=999`, { headers: partner, from: '10.9.9.9' })).status,
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

test('the sample partner’s page gets the demo farm’s key, and no page of another farm any', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-demo-'));
  const { databases, clock } = service;
  const log = pino({ level: 'silent' });
  const app = createApp({
    databases,
    log,
    now: () => clock.now,
    config: { ...readConfig({}), dataFolder: folder },
  });
  expect((await app.request('/widgets/demo.json')).status).toBe(404);
  writeFileSync(join(folder, 'demo-embed.json'), JSON.stringify({ key: EMBED_KEY, sector_ids: [11, 12] }));
  const answer = await app.request('/widgets/demo.json');
  expect(await answer.json()).toEqual({ sector_id: 11, key: EMBED_KEY });
  rmSync(folder, { recursive: true });
});
