import { addDays, addMonths, type DatesAhead, type IsoDate, standingOf } from '@vigia/domain';
import {
  type CaptureGroup,
  captureGroups,
  captureKey,
  chipRule,
  USUAL_CHIP_DAYS,
} from '@vigia/domain/captures';
import { HEALTH_WINDOW_DAYS, type StationHealth } from '@vigia/domain/devices';
import { TRAP_VISITS } from '@vigia/domain/events';
import type { SectorRow, StationId } from '@vigia/domain/farm';
import { COUNTS_LOOKED_BACK, isCountedByHand, type TodayFacts, VISIT_MONTHS } from '@vigia/domain/today';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { capturesOfGroups } from '../analytics/group-captures.ts';
import { shownHealthOfStations, subjectOfStation } from '../analytics/health-answer.ts';
import { mildewOfSectors } from '../analytics/mildew-risk.ts';
import { pestDatesAhead } from '../analytics/pest-dates.ts';
import { pestTotal } from '../analytics/pest-totals.ts';
import { eventsWhere } from '../stores/events/events.ts';
import { thresholdsOfClient } from '../stores/farm/capture-thresholds.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { readFieldCounts } from '../stores/images/field-counts.ts';
import type { Looked } from './looked.ts';
import { readPlates } from './read-plates.ts';

/** What the fields are judged by, as the console asks for it part by part. */
export async function readTodayFacts(tx: Tx, scope: Scope, looked: Looked): Promise<TodayFacts> {
  const { clientId, season, rows, stations, today } = looked;
  const types = [...TRAP_VISITS, 'agrochemical_application'] as const;
  const events = await eventsWhere(tx, scope, {
    ...{ clientId, types, start: addMonths(today, -VISIT_MONTHS), end: today },
  });
  const captures = await readCaptures(tx, scope, looked);
  const mildew = await mildewOfSectors(tx, scope, season, stations, today);
  const risks = new Map(
    mildew.map(({ sectorId, value, since, asOf, stations: count }) => [
      sectorId,
      { sectorId, index: value, since, asOf, stations: count },
    ]),
  );
  const { standings, dates } = await readStages(tx, scope, looked);
  const health = await readHealth(tx, scope, looked);
  const counts = await readLastCounts(tx, scope, looked);
  const plates = await readPlates(tx, scope, looked, events);
  return {
    ...{ today, rows, events },
    capturesOf: (sectorId, pestId) => captures.get(captureKey(sectorId, pestId)),
    mildewOf: (sectorId) => risks.get(sectorId),
    standingOf: (sectorId, pestId) => standings.get(captureKey(sectorId, pestId)),
    aheadOf: (sectorId, pestId) => dates.get(captureKey(sectorId, pestId)),
    healthOf: (stationId) => health.get(stationId),
    lastCountOf: (stationId) => counts.get(stationId),
    caughtOf: (stationId) => plates.get(stationId),
  };
}

/** The degree-days of each pest in each field, and when past years reach the stages to come, by `captureKey`. */
async function readStages(tx: Tx, scope: Scope, { season, rows, today, now }: Looked) {
  const standings = new Map<string, ReturnType<typeof standingOf>>();
  const dates = new Map<string, DatesAhead>();
  for (const [key, traps] of trapsOf(rows)) {
    const total = await pestTotal(tx, scope, season, traps, today);
    if (!total) continue;
    standings.set(key, standingOf(total.series));
    const ahead = await pestDatesAhead(tx, scope, season, total, { today, now });
    if (ahead) dates.set(key, ahead);
  }
  return { standings, dates };
}

const trapsOf = (rows: readonly SectorRow[]) =>
  rows.flatMap(({ sector, ...row }) =>
    captureGroups([{ sector, ...row }]).map(
      ({ key, pestId, stationIds }) => [key, { sectorId: sector.id, pestId, stationIds }] as const,
    ),
  );

async function readCaptures(tx: Tx, scope: Scope, { clientId, rows, today }: Looked) {
  const thresholds = await thresholdsOfClient(tx, scope, clientId);
  const groups = captureGroups(rows).map((group) => ({
    ...group,
    rule: chipRule(group.pestId, today, thresholds),
  }));
  const daysOf = ({ rule }: (typeof groups)[number]) => rule?.days ?? USUAL_CHIP_DAYS;
  const sumsUpTo = async (some: typeof groups, end: IsoDate) =>
    await capturesOfGroups(
      tx,
      scope,
      clientId,
      some.map((each) => wireGroup(each, daysOf(each))),
      end,
      today,
    );
  const counts = await sumsUpTo(groups, today);
  const before = new Map<string, number | null>();
  for (const days of new Set(groups.map(daysOf))) {
    const alike = groups.filter((group) => daysOf(group) === days);
    const sums = await sumsUpTo(alike, addDays(today, -days));
    for (const [i, { key }] of alike.entries()) before.set(key, sums[i] ?? null);
  }
  return new Map(
    groups.map(({ key, rule }, i) => [
      key,
      { rule, count: counts[i] ?? undefined, before: before.get(key) ?? null },
    ]),
  );
}

const wireGroup = ({ pestId, stationIds }: CaptureGroup, days: number) => ({
  pest_id: pestId,
  station_ids: [...stationIds],
  days_summed: days,
});

async function readHealth(
  tx: Tx,
  scope: Scope,
  { rows, today, now }: Looked,
): Promise<ReadonlyMap<StationId, StationHealth>> {
  const subjects = rows
    .flatMap(({ stations }) => stations)
    .filter(({ nodeSerial }) => nodeSerial !== null)
    .map(subjectOfStation);
  const days = { end: today, windowDays: HEALTH_WINDOW_DAYS };
  const health = await shownHealthOfStations(tx, scope, subjects, days, now);
  return new Map(health.map(({ stationId, ...parts }) => [stationId, parts]));
}

/** The day of the last count of each trap without a device; null for none in the last days. */
async function readLastCounts(tx: Tx, scope: Scope, { rows, today }: Looked) {
  const traps = rows.flatMap(({ stations }) => stations.filter(isCountedByHand));
  const last = new Map<StationId, IsoDate | null>(traps.map(({ id }) => [id, null]));
  const found = await seriesStations(tx, scope, [...last.keys()]);
  const days = { start: addDays(today, -COUNTS_LOOKED_BACK), end: today };
  for (const { stationId, date } of await readFieldCounts(tx, scope, found, days, 'own'))
    last.set(stationId, date);
  return last;
}
