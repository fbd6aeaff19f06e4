import { randomBytes } from 'node:crypto';
import { EMBED_METRICS, type EmbedMetric } from '@vigia/domain/published';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOREIGN_CANARY, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { hashOfEmbedKey } from './new-key.ts';

/** Sectors and stations of the keys, all of client 1. */
const PLACES = {
  'the north': { sectors: [11], stations: [] },
  'the south': { sectors: [12], stations: [] },
  both: { sectors: [11, 12], stations: [] },
  'a station of the north': { sectors: [], stations: [1001] },
  'the south and a station of the north': { sectors: [12], stations: [1001] },
  nothing: { sectors: [], stations: [] },
  'what is foreign': { sectors: [31], stations: [3001] },
} as const;
type Places = (typeof PLACES)[keyof typeof PLACES];

/** Requested sectors and stations. The expected answers are written by hand. */
const AIMS: readonly { sector: number; station?: number }[] = [
  { sector: 11 },
  { sector: 12 },
  { sector: 31 },
  { sector: 999 },
  { sector: 11, station: 1001 },
  { sector: 12, station: 1002 },
  { sector: 12, station: 1001 },
  { sector: 31, station: 3001 },
];

const SECTOR_OF: Readonly<Record<number, number>> = { 1001: 11, 1002: 12 };
const OWN = [11, 12];

function opens({ sectors, stations }: Places, { sector, station }: (typeof AIMS)[number]): boolean {
  if (!OWN.includes(sector) || (station !== undefined && SECTOR_OF[station] !== sector)) return false;
  if ((sectors as readonly number[]).includes(sector)) return true;
  return station !== undefined && (stations as readonly number[]).includes(station);
}

/** URL of a figure. A card belongs to a station, so it is null for a sector. */
function addressOf(metric: EmbedMetric, { sector, station }: (typeof AIMS)[number]): string | null {
  if (metric === 'card') return station === undefined ? null : `/embed/stations/${station}/card`;
  return `/embed/sectors/${sector}/${metric}${station === undefined ? '' : `?station_id=${station}`}`;
}

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

let nextAddress = 0;
async function pageOf(places: Places, metrics: readonly EmbedMetric[]) {
  const row = await service.databases.owner
    .insertInto('embed_key')
    .values({
      client_id: 1,
      key_prefix: 'pk_live_scopes',
      key_hash: hashOfEmbedKey(randomBytes(8).toString('hex')),
      sector_ids: places.sectors,
      station_ids: places.stations,
      metrics,
      allowed_origins: [PARTNER_ORIGIN],
    })
    .returning('key_id')
    .executeTakeFirstOrThrow();
  const claims = { clientId: 1, keyId: row.key_id, origin: PARTNER_ORIGIN };
  const authorization = `Bearer ${await service.embedTokens.issue(claims)}`;
  nextAddress += 1;
  const from = `10.5.0.${nextAddress}`;
  return (path: string) => service.ask(path, { headers: { origin: PARTNER_ORIGIN, authorization }, from });
}

describe.each(Object.entries(PLACES))('a key of %s', (_, places) => {
  test.each(EMBED_METRICS)(
    'that publishes %s alone opens that, where it may, as data and as a picture',
    async (metric) => {
      const ask = await pageOf(places, [metric]);
      const wrong: string[] = [];
      const refusals = new Set<string>();
      for (const aim of AIMS) {
        const path = addressOf(metric, aim);
        if (path === null) continue;
        const due = opens(
          places,
          metric === 'card' ? { ...aim, sector: SECTOR_OF[aim.station!] ?? 31 } : aim,
        );
        for (const form of [path, path.replace(/(\/[\w-]+)(\?|$)/, '$1.svg$2')]) {
          const answer = await ask(form);
          const text = await answer.text();
          if (answer.status !== (due ? 200 : 404))
            wrong.push(`${form}: ${answer.status}, not ${due ? 200 : 404}`);
          if (!due) refusals.add(text);
          if (text.includes(FOREIGN_CANARY)) wrong.push(`${form} tells of another client`);
        }
      }
      expect(wrong).toEqual([]);
      expect(refusals.size).toBeLessThanOrEqual(1);
    },
  );
});

test.each(EMBED_METRICS)('a key of all but %s opens all but that', async (missing) => {
  const ask = await pageOf(
    PLACES.both,
    EMBED_METRICS.filter((metric) => metric !== missing),
  );
  for (const metric of EMBED_METRICS) {
    const answer = await ask(addressOf(metric, { sector: 11, station: 1001 })!);
    expect(answer.status, metric).toBe(metric === missing ? 403 : 200);
    if (metric === missing) expect(await answer.json()).toMatchObject({ code: 'not-published' });
  }
});

test('an archived station, and one moved to another sector, open no more', async () => {
  const ask = await pageOf(PLACES['a station of the north'], ['card', 'climate']);
  const { owner } = service.databases;
  const set = async (values: { sector_id?: number; station_is_archived?: boolean }) => {
    await owner.updateTable('station').set(values).where('station_id', '=', 1001).execute();
    service.clock.now += 5_000;
  };
  expect((await ask('/embed/stations/1001/card')).status).toBe(200);
  await set({ station_is_archived: true });
  expect((await ask('/embed/stations/1001/card')).status).toBe(404);
  await set({ station_is_archived: false, sector_id: 12 });
  expect((await ask('/embed/sectors/11/climate?station_id=1001')).status).toBe(404);
  expect((await ask('/embed/sectors/12/climate?station_id=1001')).status).toBe(200);
  await set({ sector_id: 11 });
});

test('no published figure shows who, where exactly, or what was written', async () => {
  const ask = await pageOf(PLACES.both, EMBED_METRICS);
  for (const metric of EMBED_METRICS) {
    const text = await (await ask(addressOf(metric, { sector: 11, station: 1001 })!)).text();
    for (const secret of ['@', 'Secreto', 'lluvia', 'Primer macho', '-33.7,', '-71.2,', 'VG-1']) {
      const rounded = metric === 'map' && secret.startsWith('-');
      if (!rounded) expect(text, metric).not.toContain(secret);
    }
  }
  const { owner } = service.databases;
  await owner
    .updateTable('station')
    .set({ station_position_lat: -33.71234, station_position_lon: -71.29876 })
    .where('station_id', '=', 1001)
    .execute();
  const map = (await (await ask('/embed/sectors/11/map')).json()) as { stations: object[] };
  expect(map.stations).toMatchObject([{ station_name: 'N-1', latitude: -33.72, longitude: -71.3 }]);
});
