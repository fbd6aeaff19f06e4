import type { IsoDate } from '@vigia/domain';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { ClimateDayTable } from '../../db/schema.ts';
import type { Target } from './readings.ts';

export type ClimateDayRow = Insertable<ClimateDayTable>;

const ROWS_PER_STATEMENT = 500;

/** Replaces a station's roll-ups of some days. */
export async function replaceClimateDays(
  tx: Tx,
  { clientId, stationId }: Target,
  days: readonly IsoDate[],
  rows: readonly ClimateDayRow[],
): Promise<void> {
  await tx
    .deleteFrom('climate_day')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where(sql<boolean>`day = any(${days}::date[])`)
    .execute();
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
    await tx
      .insertInto('climate_day')
      .values(rows.slice(i, i + ROWS_PER_STATEMENT))
      .execute();
  }
}
