import type { Databases } from '../../packages/server/src/db/pool.ts';
import { saveMeasurements } from '../../packages/server/src/ingest/save-measurements.ts';
import type { SavedRow } from '../../packages/server/src/stores/measurements/readings.ts';

const HOUR_MS = 3_600_000;
const YEAR_HOURS = 8766;

/** Warm afternoons and mild winters, the same every year. */
function weatherAt(t: number): { temperature: number; humidity: number } {
  const hour = t / HOUR_MS;
  const season = Math.cos(((hour - 360) / YEAR_HOURS) * 2 * Math.PI);
  const day = -Math.cos(((hour - 9) / 24) * 2 * Math.PI);
  return {
    temperature: Math.round(10 * (14 + 6 * season + 7 * day)) / 10,
    humidity: Math.round(65 - 20 * day),
  };
}

/** One reading per hour. */
function readings(from: string, until: string): SavedRow[] {
  const rows: SavedRow[] = [];
  for (let t = Date.parse(from); t < Date.parse(until); t += HOUR_MS) {
    const { temperature, humidity } = weatherAt(t);
    rows.push({ t, values: [temperature, humidity, 87] });
  }
  return rows;
}

const COLUMNS = {
  columns: ['ambient_temperature_c', 'ambient_humidity_rh', 'battery_percentage'],
} as const;

/**
 * Measurements of the stations of the field Norte. N-1 has them from the start of its season until yesterday,
 * with captures through spring; N-0 has the spring of the season before, with the flowering of its apples.
 */
export async function insertMeasured({ owner }: Databases): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    const now = readings('2026-05-01T04:00:00Z', '2026-11-21T03:00:00Z');
    await saveMeasurements(tx, { clientId: 1, stationId: 1001 }, now, { ...COLUMNS, node: 'VG-1' });
    const before = readings('2025-09-01T04:00:00Z', '2025-12-31T03:00:00Z');
    await saveMeasurements(tx, { clientId: 1, stationId: 1003 }, before, COLUMNS);
  });
  const counts = [
    ['2026-10-05', 4],
    ['2026-10-14', 9],
    ['2026-11-02', 15],
    ['2026-11-18', 21],
  ] as const;
  await owner
    .insertInto('capture')
    .values(
      counts.map(([day, in_photo]) => ({
        client_id: 1,
        station_id: 1001,
        pest_id: 1,
        t: `${day}T15:00:00.000Z`,
        day,
        in_photo,
        node_sn: 'VG-1',
      })),
    )
    .execute();
  await owner
    .insertInto('event')
    .values({
      event_id: 31, // Ids of events made by tests begin at 100,001; tests delete them by that.
      type: 'crop_phenology_changed',
      client_id: 1,
      sector_id: 11,
      crop_id: 22,
      season_id: 100,
      phenology_stage: 'flowering_start_date',
      datetime_created: '2025-10-02T15:00:00.000Z',
      datetime_event: '2025-10-01T15:00:00.000Z',
      date_event: '2025-10-01',
    })
    .execute();
}
