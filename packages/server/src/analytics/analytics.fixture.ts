import type { ColumnsAnswer, ItemsAnswer } from '@vigia/api/contract';
import { hoursOfDay, type IsoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

export const SINE = 'degree_days/dd_single_sine_10_30_horizontal';

/** A service over the small farm, calls that compute series, and measurements to compute them of. */
export function analyticsService() {
  let service: TestApp;
  let asAdmin: TestApp['ask'];
  const admin = (path: string, ask?: Ask) => asAdmin(path, ask);

  beforeAll(async () => {
    service = await startTestApp();
    asAdmin = await service.as('admin');
  });
  afterAll(() => service.close());

  const post = (
    path: string,
    query: Record<string, string>,
    stations: number[],
    headers?: Record<string, string>,
  ) =>
    admin(`/${path}?${new URLSearchParams(query)}`, {
      body: { station_id_list: stations },
      ...(headers && { headers }),
    });

  async function columns(
    path: string,
    query: Record<string, string>,
    stations: number[],
  ): Promise<ColumnsAnswer> {
    const answer = await post(path, { format: 'columns', ...query }, stations);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as ColumnsAnswer;
  }

  async function items(path: string, query: Record<string, string>, stations: number[]) {
    return ((await (await post(path, query, stations)).json()) as ItemsAnswer).items;
  }

  /** Stores hourly readings of whole local days; `value` gives °C, or null for a missing hour. */

  async function measure(
    stationId: number,
    days: readonly IsoDate[],
    value: (day: IsoDate, hour: number) => number | null,
  ): Promise<void> {
    const rows = days
      .flatMap((day) =>
        Array.from(hoursOfDay(day), (t, hour) => ({
          t,
          line: 0,
          values: [value(day, hour), 60, null, null, null],
        })),
      )
      .filter((row) => row.values[0] !== null);
    await service.databases.owner
      .transaction()
      .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
  }

  const photograph = (
    stationId: number,
    photos: [day: string, inPhoto: number, plateChanged?: boolean][],
    pest_id = 1,
  ) =>
    service.databases.owner
      .insertInto('capture')
      .values(
        photos.map(([day, in_photo, plate_changed = false]) => ({
          client_id: 1,
          station_id: stationId,
          pest_id,
          t: `${day}T15:00:00.000Z`,
          day,
          in_photo,
          plate_changed,
        })),
      )
      .execute();

  return { service: () => service, admin, post, columns, items, measure, photograph };
}
