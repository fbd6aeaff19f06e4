import {
  type ColumnarSeries,
  type DegreeDayRule,
  type DegreeDayStart,
  degreeDayRuleFor,
  degreeDayStart,
  earlierOf,
  type IsoDate,
  isoDate,
} from '@vigia/domain';
import type { PestId, Season, SectorId, Station, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesReader } from '../embed/read-series.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { grouped } from './grouped.ts';

/** The traps of a pest in a sector: at least one. */
export interface PestTraps {
  readonly sectorId: SectorId;
  readonly pestId: PestId;
  readonly stationIds: readonly StationId[];
}

/** The degree-days of a pest in a sector since its biofix, the mean of its traps. */
export interface PestTotal extends PestTraps {
  readonly rule: DegreeDayRule;
  readonly start: DegreeDayStart;
  /** Running total, °C·day; without days if it has not begun. */
  readonly series: ColumnarSeries;
}

/** Every pest in every sector that the stations follow. */
export function pestTraps(stations: readonly Station[]): PestTraps[] {
  const sectors = [...grouped(stations, ({ sectorId }) => sectorId)];
  return sectors.flatMap(([sectorId, own]) => {
    const following = own.flatMap(({ id, pestId }) => (pestId === null ? [] : [{ id, pestId }]));
    return Array.from(
      grouped(following, ({ pestId }) => pestId),
      ([pestId, traps]) => ({ sectorId, pestId, stationIds: traps.map(({ id }) => id) }),
    );
  });
}

/** The degree-days of a pest in a sector in a season; null for what has none. */
export async function pestTotal(
  tx: Tx,
  scope: Scope,
  season: Season,
  traps: PestTraps,
  today: IsoDate,
): Promise<PestTotal | null> {
  const { sectorId, pestId, stationIds } = traps;
  const rule = degreeDayRuleFor(pestId, season.start);
  if (rule === null) return null;
  const start = degreeDayStart({ biofixes: season.biofixes, pestId, sectorId, season, today });
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, stationIds), today);
  const {
    start: first,
    step,
    values,
  } = await read({
    metric: { kind: 'degree-days', rule },
    days: { start: start.date, end: earlierOf(season.end, today) },
    transform: 'accumulated',
    aggregation: 'avg',
  });
  return { ...traps, rule, start, series: { start: isoDate(first), step, values } };
}
