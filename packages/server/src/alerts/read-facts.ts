import { addDays, type DayRange, type EpochMs, earlierOf, type IsoDate, lengthOfRange } from '@vigia/domain';
import { dailyCaptures } from '@vigia/domain/captures';
import type {
  AlertFacts,
  AlertRuleInput,
  DeviceFacts,
  MildewFacts,
  TotalFacts,
  TrapFacts,
} from '@vigia/domain/events';
import type { ClientId, Season, Station } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { combineStations } from '../analytics/combine.ts';
import { grouped } from '../analytics/grouped.ts';
import { mildewMetric } from '../analytics/metric.ts';
import { pestTotal, pestTraps } from '../analytics/pest-totals.ts';
import { stationDays } from '../analytics/station-days.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { readTrapRecords } from '../stores/images/trap-records.ts';
import { silencesNow, silencesWithin } from '../stores/notices/silences.ts';

/** A season with the stations whose fields it is judged by. */
export interface SeasonStations {
  readonly season: Season;
  readonly stations: readonly Station[];
}

export interface FactsWanted {
  readonly clientId: ClientId;
  readonly rules: readonly AlertRuleInput[];
  /** Stations in use of the client. */
  readonly stations: readonly Station[];
  readonly seasons: readonly SeasonStations[];
  /** Days on which the rules are judged. */
  readonly span: DayRange;
  /** The days are over: all that happened in them counts, not only what goes on. */
  readonly isPast: boolean;
  readonly today: IsoDate;
  readonly now: EpochMs;
}

/** Reads what the rules are judged by, and nothing else. */
export async function readFacts(tx: Tx, scope: Scope, wanted: FactsWanted): Promise<AlertFacts> {
  return {
    traps: await readTraps(tx, scope, wanted),
    totals: await readTotals(tx, scope, wanted),
    mildew: await readMildew(tx, scope, wanted),
    devices: await readDevices(tx, scope, wanted),
  };
}

const ofKind = ({ rules }: FactsWanted, kind: AlertRuleInput['kind']) =>
  rules.filter((rule) => rule.kind === kind);

/** Whether a rule looks at a station. */
const isMeant = (rules: readonly AlertRuleInput[]) => (station: Station) =>
  rules.some(
    ({ sectorIds, pestId }) =>
      (sectorIds.length === 0 || sectorIds.includes(station.sectorId)) &&
      (pestId === null || station.pestId === pestId),
  );

/** Captures begin earlier than the days that are judged, by what a rule sums up. */
async function readTraps(tx: Tx, scope: Scope, wanted: FactsWanted): Promise<TrapFacts[]> {
  const rules = ofKind(wanted, 'captures');
  const stations = wanted.stations.filter(isMeant(rules));
  if (stations.length === 0) return [];
  const most = Math.max(...rules.map(({ days }) => days ?? 1));
  const range = { start: addDays(wanted.span.start, 1 - most), end: wanted.span.end };
  const found = await seriesStations(
    tx,
    scope,
    stations.map(({ id }) => id),
  );
  const records = await readTrapRecords(tx, scope, found, range);
  return stations.flatMap(({ id, sectorId, nodeSerial, pestId }) => {
    const own = records.get(id);
    if (own === undefined || pestId === null) return [];
    return [{ station: { id, sectorId, nodeSerial }, pestId, daily: dailyCaptures(own, range) }];
  });
}

async function readTotals(tx: Tx, scope: Scope, wanted: FactsWanted): Promise<TotalFacts[]> {
  const rules = ofKind(wanted, 'stage');
  const totals: TotalFacts[] = [];
  for (const { season, stations } of wanted.seasons) {
    for (const traps of pestTraps(stations.filter(isMeant(rules)))) {
      const total = await pestTotal(tx, scope, season, traps, wanted.today);
      const { sectorId, pestId } = traps;
      if (total !== null) totals.push({ sectorId, pestId, seasonId: season.id, accumulated: total.series });
    }
  }
  return totals;
}

/** Mildew adds up from the start of the season to yesterday, as today is not over. */
async function readMildew(tx: Tx, scope: Scope, wanted: FactsWanted): Promise<MildewFacts[]> {
  const rules = ofKind(wanted, 'mildew');
  const facts: MildewFacts[] = [];
  for (const { season, stations } of wanted.seasons) {
    const followed = stations.filter(isMeant(rules)).filter(({ cropId }) => mildewApplies(cropId));
    const range = { start: season.start, end: earlierOf(wanted.span.end, addDays(wanted.today, -1)) };
    if (followed.length === 0 || lengthOfRange(range) === 0) continue;
    const ids = followed.map(({ id }) => id);
    const request = {
      metric: mildewMetric('acc_score', 'default'),
      range,
      today: wanted.today,
      asCount: false,
    };
    const days = await stationDays(tx, scope, await seriesStations(tx, scope, ids), request);
    for (const [sectorId, own] of grouped(followed, (station) => station.sectorId)) {
      const series = own.flatMap(({ id }) => days.get(id) ?? []);
      facts.push({ sectorId, index: { start: range.start, values: combineStations(series, 'avg', range) } });
    }
  }
  return facts;
}

/** Of the running days the silence that each device is in; of past ones all that were long enough. */
async function readDevices(tx: Tx, scope: Scope, wanted: FactsWanted): Promise<DeviceFacts[]> {
  const rules = ofKind(wanted, 'silence');
  const { clientId, span, isPast, now } = wanted;
  const inField = wanted.stations.filter(isMeant(rules)).filter(({ nodeSerial }) => nodeSerial !== null);
  if (inField.length === 0) return [];
  const stations = inField.map(({ id, sectorId, nodeSerial }) => ({ id, sectorId, nodeSerial }));
  const hours = Math.min(...rules.map((rule) => rule.hours ?? Number.POSITIVE_INFINITY));
  const silences = isPast
    ? await silencesWithin(tx, scope, clientId, stations, { ...span, hours })
    : await silencesNow(tx, scope, clientId, stations, now);
  return stations.map((station) => ({ station, silences: silences.get(station.id) ?? [] }));
}
