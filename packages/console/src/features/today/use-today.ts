import { useQueryClient } from '@tanstack/react-query';
import { captureGroups, captureKey } from '@vigia/domain/captures';
import { type SectorRow, sectorRows } from '@vigia/domain/farm';
import {
  type FieldToday,
  fieldsToday,
  fieldsWithoutCounts,
  seasonToday,
  type TodayFacts,
} from '@vigia/domain/today';
import { useMemo } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useCaptureCounts } from '../../shared/state/use-capture-counts.ts';
import { useMildewQuery } from '../../shared/state/use-mildew-risks.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { useVisits } from '../../shared/state/use-visits.ts';
import { type Asked, askedOf } from './asked.ts';
import { useCapturesBefore } from './use-captures-before.ts';
import { useCaughtOnPlates } from './use-caught-on-plates.ts';
import { useLastCounts } from './use-last-counts.ts';
import { usePestCurves, useStageDates, useStandings } from './use-standings.ts';

/** What the list is made of; each part is asked for by itself. */
export const PARTS = [
  'captures',
  'trend',
  'mildew',
  'milestones',
  'health',
  'visits',
  'plates',
  'counts',
] as const;
export type Part = (typeof PARTS)[number];

export interface Today {
  /** Fields that ask for something, most urgent first. */
  readonly fields: readonly FieldToday[];
  /** How many fields have traps and no capture counted lately. */
  readonly withoutCounts: number;
  /** All fields of the running season. */
  readonly rows: readonly SectorRow[];
  /** Null between two seasons. */
  readonly seasonId: number | null;
  readonly failed: readonly Part[];
  readonly loading: readonly Part[];
  /** When the oldest answer came, ms; null without any. */
  readonly lookedAt: number | null;
  readonly retry: () => void;
}

const stateOf = (kinds: readonly string[]): Asked['state'] =>
  kinds.includes('failed') ? 'failed' : kinds.includes('loading') ? 'loading' : 'ready';

/** Everything that asks for somebody today, from what the service knows of each field and station. */
export function useToday(): Today {
  const { tree, context, today } = useFarm();
  const queryClient = useQueryClient();
  const season = useMemo(() => seasonToday(tree.seasons, today), [tree.seasons, today]);
  const rows = useMemo(() => (season ? sectorRows(context, { season: season.id }) : []), [context, season]);
  const groups = useMemo(() => captureGroups(rows), [rows]);
  const stations = useMemo(() => rows.flatMap((row) => row.stations), [rows]);
  const stationIds = useMemo(() => stations.map(({ id }) => id), [stations]);

  const counts = useCaptureCounts(groups, today);
  const before = useCapturesBefore(groups, counts, today);
  const conditions = useStationHealth(stationIds, season !== null);
  const mildew = useMildewQuery(season?.id ?? null, stations);
  const visits = useVisits();
  const curves = usePestCurves(rows, season);
  const milestones = useStandings(curves);
  const stages = useStageDates(curves);
  const traps = useLastCounts(rows);
  const plates = useCaughtOnPlates(rows, visits.data);

  const found = useMemo(() => {
    const risks = new Map(mildew.data?.map((risk) => [risk.sectorId, risk]));
    const facts: TodayFacts = {
      today,
      rows,
      events: visits.data,
      capturesOf: (sectorId, pestId) => {
        const key = captureKey(sectorId, pestId);
        const entry = counts.get(key);
        if (entry?.kind !== 'known') return undefined;
        return { rule: entry.rule, count: entry.count, before: before.get(key)?.data ?? null };
      },
      mildewOf: (sectorId) => risks.get(sectorId),
      standingOf: (sectorId, pestId) => milestones.standings.get(captureKey(sectorId, pestId)),
      aheadOf: (sectorId, pestId) => stages.dates.get(captureKey(sectorId, pestId)),
      healthOf: (stationId) => {
        const condition = conditions.get(stationId);
        return condition?.kind === 'known' ? condition.health : undefined;
      },
      lastCountOf: (stationId) => traps.lastCounts.get(stationId),
      caughtOf: (stationId) => plates.caught.get(stationId),
    };
    return { fields: fieldsToday(facts), withoutCounts: fieldsWithoutCounts(facts) };
  }, [today, rows, visits.data, counts, before, mildew.data, milestones, stages, conditions, traps, plates]);

  const parts: Readonly<Record<Part, Asked['state']>> = {
    captures: stateOf(Array.from(counts.values(), ({ kind }) => kind)),
    trend: stateOf(
      groups.map(({ key }) => {
        const answer = before.get(key);
        return answer?.isError ? 'failed' : answer ? 'ready' : 'loading';
      }),
    ),
    health: stateOf(Array.from(conditions.values(), ({ kind }) => kind)),
    mildew: askedOf([mildew]).state,
    visits: askedOf([visits]).state,
    milestones: stateOf([milestones.state, stages.state]),
    counts: traps.state,
    plates: visits.data ? plates.state : askedOf([visits]).state,
  };
  const ages = [askedOf([visits]), milestones, traps].flatMap(({ answeredAt }) => answeredAt ?? []);
  return {
    ...found,
    rows,
    seasonId: season?.id ?? null,
    failed: PARTS.filter((part) => parts[part] === 'failed'),
    loading: PARTS.filter((part) => parts[part] === 'loading'),
    lookedAt: ages.length === 0 ? null : Math.min(...ages),
    retry: () =>
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  };
}
