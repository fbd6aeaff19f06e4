import type { ColumnarSeries } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { CropId, Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { type Reading, seriesReader } from './read-series.ts';

/** The stations of a crop; all of them without a crop. */
export const ofCrop = (
  stations: readonly Station[],
  { cropId }: { readonly cropId?: CropId | undefined },
): Station[] => stations.filter((station) => cropId === undefined || station.cropId === cropId);

interface MeasuredRequest {
  readonly stations: readonly Station[];
  readonly today: IsoDate;
  readonly readings: readonly (readonly [name: string, reading: Reading])[];
}

/** Several series of the same stations by name, each null if never measured; and the largest number of missing days. */
export async function measuredSeries(tx: Tx, scope: Scope, { stations, today, readings }: MeasuredRequest) {
  const ids = stations.map(({ id }) => id);
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, ids), today);
  const series: Record<string, ColumnarSeries | null> = {};
  let missingDays = 0;
  for (const [name, reading] of readings) {
    const { meta, ...columns } = await read(reading);
    const isKnown = columns.values.some((value) => value !== null);
    series[name] = isKnown ? columns : null;
    if (isKnown) missingDays = Math.max(missingDays, meta.missing_days);
  }
  return { series, missingDays };
}
