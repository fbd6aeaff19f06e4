import { EmbedCard, EmbedDegreeDays } from '@vigia/api/contract';
import { eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_PEST } from '../../tests/support/new-pest.ts';
import { EMBED_KEY, EMBED_KEY_ID, FARM, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

let service: TestApp;
let partner: Record<string, string>;
/** A warm spring, captures, and a station that follows a pest of the installation's own. */
beforeAll(async () => {
  service = await startTestApp();
  const claims = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };
  partner = { authorization: `Bearer ${await service.embedTokens.issue(claims)}`, origin: PARTNER_ORIGIN };
  const { owner } = service.databases;
  const rows = eachDay(isoDate('2026-09-01'), isoDate('2026-11-20')).flatMap((day) =>
    Array.from(hoursOfDay(day), (t, hour) => ({ t, line: 0, values: [10 + hour, 60, null, null, null] })),
  );
  const station = { clientId: 1, stationId: FARM.stations.north };
  await owner.transaction().execute((tx) => saveMeasurements(tx, station, rows));
  const admin = await service.as('superAdmin');
  const taken = await admin('/v2/catalogue/pests', { method: 'POST', body: { document: NEW_PEST } });
  expect(taken.status).toBe(201);
  await owner.updateTable('station').set({ pest_id: NEW_PEST.id }).where('sector_id', '=', 11).execute();
  await owner
    .insertInto('capture')
    .values(
      [3, 9].map((in_photo, at) => ({
        ...{ client_id: 1, station_id: station.stationId, pest_id: NEW_PEST.id, in_photo },
        ...{ plate_changed: at === 0, t: `2026-11-1${8 + at}T15:00:00.000Z`, day: `2026-11-1${8 + at}` },
      })),
    )
    .execute();
});
afterAll(() => service.close());

test('a chart of an own pest counts by its document, and brings it along', async () => {
  const answer = await service.ask('/embed/sectors/11/degree-days', { headers: partner });
  const chart = EmbedDegreeDays.parse(await answer.json());
  expect(chart).toMatchObject({
    ...{ pest_id: NEW_PEST.id, pest_name: NEW_PEST.name, metric: 'dd_single_sine_12.5_31.1_horizontal' },
  });
  expect(chart.degree_days.values.at(-2)).toBeGreaterThan(300);
  expect(JSON.parse(chart.pest_document ?? '')).toEqual(NEW_PEST);
  expect(chart.document_used).toEqual({
    ...{ pest_id: NEW_PEST.id, species: NEW_PEST.species, version: 1, is_built_in: false },
  });
});

test('a series names the document of the pest that it is asked about, and only then', async () => {
  const grower = await service.as('grower');
  const seriesOf = async (more: string, metric = 'dd_single_sine_12.5_31.1_horizontal', seen?: string) => {
    const range = 'date_start=2026-09-01&date_end=2026-11-20&format=columns';
    return await grower(`/data_analytics/degree_days/${metric}?${range}${more}`, {
      method: 'POST',
      body: { station_id_list: [FARM.stations.north] },
      ...(seen && { headers: { 'if-none-match': seen } }),
    });
  };
  const metaOf = async (more: string, metric = 'dd_single_sine_12.5_31.1_horizontal') => {
    const answer = await seriesOf(more, metric);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { meta: object }).meta;
  };
  const document = { pest_id: NEW_PEST.id, species: NEW_PEST.species, version: 1, is_built_in: false };
  expect(await metaOf(`&model_of=${NEW_PEST.id}`)).toMatchObject({ document_used: document });
  expect(await metaOf('&model_of=1')).toMatchObject({ document_used: null });
  expect(Object.keys(await metaOf('')).sort()).toEqual(['last_date', 'missing_days', 'stations']);
  const ofPest = `&model_of=${NEW_PEST.id}`;
  const tag = (await seriesOf(ofPest)).headers.get('etag')!;
  expect((await seriesOf(ofPest, undefined, tag)).status).toBe(304);
  const taken = { document: { ...NEW_PEST, version: 2 } };
  await (await service.as('superAdmin'))('/v2/catalogue/pests', { method: 'POST', body: taken });
  expect((await seriesOf(ofPest, undefined, tag)).status).toBe(200);
  expect(await metaOf(ofPest)).toMatchObject({ document_used: { version: 2 } });
});

test('its chip has the colours of the document', async () => {
  const answer = await service.ask(`/embed/stations/${FARM.stations.north}/card`, { headers: partner });
  const { pest_name, chip } = EmbedCard.parse(await answer.json());
  expect([pest_name, chip]).toEqual([NEW_PEST.name, { level: 'error', count: 9 }]);
});

test('its picture names the species to readers of another language', async () => {
  const answer = await service.ask(`/embed/sectors/11/degree-days.svg?locale=en&key=${EMBED_KEY}`, {
    headers: { referer: PARTNER_ORIGIN },
  });
  expect(await answer.text()).toContain(NEW_PEST.species);
});
