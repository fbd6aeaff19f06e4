import type { CaptureGroupsBody, ColumnsAnswer } from '@vigia/api/contract';
import { addDays, type IsoDate } from '@vigia/domain';
import { USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import type { ClientId, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { grouped } from './grouped.ts';
import { seriesAnswer } from './series.ts';
import { seriesWork } from './series-work.ts';
import { type StationDays, stationDays } from './station-days.ts';

type Group = CaptureGroupsBody['groups'][number];

/**
 * Captures of the days up to `end` by groups of traps, in their order: the sum of the increments that the call of counts
 * gives for each. Traps of one pest are read at once; those that are another client's, or not seen, count 0.
 */
export async function capturesOfGroups(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  groups: readonly Group[],
  end: IsoDate,
  today: IsoDate,
): Promise<(number | null)[]> {
  const counted = new Map<Group, number | null>();
  for (const [pestId, ofPest] of grouped(groups, ({ pest_id }) => pest_id)) {
    const ids = ofPest.flatMap(({ station_ids }) => station_ids);
    const stations = (await seriesStations(tx, scope, ids)).filter((each) => each.clientId === clientId);
    const most = Math.max(...ofPest.map(daysOf));
    const { input, request } = seriesWork(incrementsOf(pestId, most, end), stations.length, today);
    const days = await stationDays(tx, scope, stations, input);
    for (const group of ofPest) {
      const own = daysOfSome(days, group.station_ids);
      const { values } = seriesAnswer(own, { ...request, stations: own.size }) as ColumnsAnswer;
      counted.set(group, sumOf(values.slice(-daysOf(group))));
    }
  }
  return groups.map((group) => counted.get(group) ?? null);
}

function daysOfSome(days: StationDays, ids: readonly StationId[]): StationDays {
  const some: StationDays = new Map();
  for (const id of ids) {
    const own = days.get(id);
    if (own) some.set(id, own);
  }
  return some;
}

const daysOf = ({ days_summed: days = USUAL_CHIP_DAYS }: Group): number => days;

/** Null where no day has a value. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Increments of the days up to the last one. */
function incrementsOf(pestId: number, days: number, end: IsoDate) {
  return {
    metric: { kind: 'captures' },
    query: {
      date_start: addDays(end, 1 - days),
      date_end: end,
      pest_id: pestId,
      per_station_transform: 'incremental',
      station_aggregation: 'sum',
      format: 'columns',
    },
  } as const;
}
