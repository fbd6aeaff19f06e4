import { type ColumnarSeries, dayOfInstant, type IsoDate } from '@vigia/domain';
import { USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import {
  type FieldEvent,
  type PestId,
  type Season,
  type SectorId,
  stationsOfSeason,
} from '@vigia/domain/farm';
import { capturesOfGroups } from '../../analytics/group-captures.ts';
import { type PestTotal, type PestTraps, pestTotal, pestTraps } from '../../analytics/pest-totals.ts';
import type { ExportReader } from '../reader.ts';

/** What is known of a report's pest in the field on its day. */
export interface KnownPest {
  /** The day from which degree-days are counted; null without a biofix, and then they are not told. */
  readonly biofix: IsoDate | null;
  /** Running total since the biofix, °C·day. */
  readonly degreeDays: ColumnarSeries | null;
  /** Insects of the day and the six before; null without counts. */
  readonly captures: number | null;
}

const NOTHING: KnownPest = { biofix: null, degreeDays: null, captures: null };

/** What is known of the pests of a field, nothing where there is none; degree-days are read once for each season and pest. */
export function pestsOfField(reader: ExportReader, sectorId: SectorId | null) {
  const { subject, scope, read, now } = reader;
  const today = dayOfInstant(now);
  const own = subject.stations.filter((station) => !station.archived && station.sectorId === sectorId);
  const totals = new Map<string, PestTotal | null>();

  const trapsOf = (season: Season, pestId: PestId): PestTraps | undefined =>
    pestTraps(stationsOfSeason(own, season, today)).find((traps) => traps.pestId === pestId);

  async function totalOf(season: Season, traps: PestTraps): Promise<PestTotal | null> {
    const key = `${season.id} ${traps.pestId}`;
    if (!totals.has(key)) totals.set(key, await read((tx) => pestTotal(tx, scope, season, traps, today)));
    return totals.get(key) ?? null;
  }

  function capturesOf({ pestId, stationIds }: PestTraps, end: IsoDate): Promise<number | null> {
    const group = { pest_id: pestId, station_ids: [...stationIds], days_summed: USUAL_CHIP_DAYS };
    return read(async (tx) => {
      const [sum] = await capturesOfGroups(tx, scope, subject.client.id, [group], end, today);
      return sum ?? null;
    });
  }

  return async (season: Season | null, { pestId, date }: FieldEvent): Promise<KnownPest> => {
    const traps = season === null || pestId === null ? undefined : trapsOf(season, pestId);
    if (season === null || traps === undefined || date > today) return NOTHING;
    const total = await totalOf(season, traps);
    const isFixed = total?.start.reason === 'biofix';
    return {
      biofix: isFixed ? total.start.date : null,
      degreeDays: isFixed ? total.series : null,
      captures: await capturesOf(traps, date),
    };
  };
}
