import { hoursInDay, MIN_DAY_COVERAGE } from '@vigia/domain';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';
import type { Days } from '../measurements/climate-days.ts';

type ExportedStation = Pick<SeriesStation, 'clientId' | 'stationId' | 'sectorId'>;

/** The daily climate of a station, oldest day first; a day is valid with enough of its hours. */
export async function climateRows(tx: Tx, scope: Scope, station: ExportedStation, { start, end }: Days) {
  const { clientIds, stationIds } = readable(scope, [station]);
  if (stationIds.length === 0) return [];
  const rows = await tx
    .selectFrom('climate_day')
    .select(['day', 't_min', 't_max', 't_mean', 'rh_min', 'rh_max', 'rh_mean', 'hours_present'])
    .select('from_extremes')
    .where('client_id', 'in', clientIds)
    .where('station_id', 'in', stationIds)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    ...row,
    is_valid: row.hours_present >= MIN_DAY_COVERAGE * hoursInDay(row.day),
  }));
}
