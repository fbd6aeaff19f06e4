import { addDays, type DayRange, earlierOf, type IsoDate, standingOf } from '@vigia/domain';
import { type Filters, hrefWith } from '@vigia/domain/farm';
import {
  correctedRecord,
  parseSupposed,
  type ScenarioOf,
  type Supposed,
  supposedText,
} from '@vigia/domain/what-if';
import { Button, Card, Notice, SkeletonText, useWords } from '@vigia/ui';
import type { DegreeDayData } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { type SeriesScope, stationsOfPest } from '../series/scope.ts';
import { useFarm } from '../state/farm.ts';
import { useFilters, useNavigation } from '../state/use-filters.ts';
import { useSeasonCaptures } from './captures/season-captures.ts';
import { KeptScenarios } from './kept/kept-scenarios.tsx';
import { lastDayOf } from './last-day.ts';
import type { WhatIfSeason } from './played.ts';
import { useSeasonRecord } from './use-season-record.ts';
import { WhatIfView } from './what-if-view.tsx';
import { WHAT_IF } from './words.ts';

const PESTS_PATH = '/data-explorer';

export interface WhatIfSectionProps {
  readonly scope: SeriesScope;
  readonly data: DegreeDayData;
  readonly onClose: () => void;
}

/** "¿Y si…?" of the chosen pest: what is supposed stands in the address, and everything is computed in the browser. */
export function WhatIfSection({ scope, data, onClose }: WhatIfSectionProps) {
  const words = useWords(WHAT_IF);
  const filters = useFilters();
  const { setFilters } = useNavigation();
  const season = useWhatIfSeason(scope, data);
  const { today, tree } = useFarm();
  const place = [tree.client.name, scope.sector?.name, scope.season?.name, data.pestName]
    .filter(Boolean)
    .join(' · ');
  const span = seasonDaysOf(scope, data, today);
  const captures = useSeasonCaptures(scope, data.pestId, {
    start: span.start,
    end: earlierOf(span.end, today),
  });
  const { suppose } = filters;
  const supposed = useMemo(() => parseSupposed(suppose), [suppose]);
  const onChange = (next: Supposed) => {
    const { suppose: _, ...rest } = filters;
    const text = supposedText(next);
    setFilters(text === undefined ? rest : { ...rest, suppose: text }, { replace: true });
  };
  if (season.state === 'ready' && season.season) {
    const view = {
      season: season.season,
      supposed,
      onChange,
      onClose,
      link: linkOf(scope, data, filters),
      captures,
      today,
      place,
    };
    return (
      <KeptScenarios which={whichOf(scope, data)} supposed={supposed} onOpen={onChange}>
        {(kept) => <WhatIfView {...view} kept={kept} />}
      </KeptScenarios>
    );
  }
  return (
    <Card title={words.title} aria-busy={season.state === 'loading'}>
      {season.state === 'loading' ? (
        <>
          <p>{words.loading}</p>
          <SkeletonText count={4} narrowCount={6} />
        </>
      ) : season.state === 'error' ? (
        <Notice status="error" action={<Button onPress={season.retry}>{words.retry}</Button>}>
          {words.failed}
        </Notice>
      ) : (
        <Notice status="neutral">{words.noRecord}</Notice>
      )}
    </Card>
  );
}

/**
 * The address that shows the same to whoever may see the field: on Plagas, as not everybody opens Campo. What is supposed
 * stands in it.
 */
function linkOf({ sector }: SeriesScope, { pestId }: DegreeDayData, filters: Filters): string {
  const { origin } = window.location;
  return `${origin}${hrefWith(PESTS_PATH, { ...filters, ...(sector && { sector: sector.id }), pest: pestId })}`;
}

/** The days of the season; without one those of the degree-days until today. */
const seasonDaysOf = ({ season }: SeriesScope, { start }: DegreeDayData, today: IsoDate): DayRange =>
  season ?? { start: start.date, end: today };

/** The season of the pest in the field; null where no field or no season is chosen. */
const whichOf = ({ sector, season }: SeriesScope, { pestId }: DegreeDayData): ScenarioOf | null =>
  sector && season && { sectorId: sector.id, seasonId: season.id, pestId };

interface Asked {
  readonly state: 'loading' | 'error' | 'ready';
  /** Null without a measured day. */
  readonly season: WhatIfSeason | null;
  readonly retry: () => void;
}

function useWhatIfSeason(scope: SeriesScope, data: DegreeDayData): Asked {
  const { today } = useFarm();
  const stationIds = useMemo(() => stationsOfPest(scope).map(({ id }) => id), [scope]);
  const span = seasonDaysOf(scope, data, today);
  const isOver = span.end < today;
  const end = isOver ? span.end : today;
  const own = useSeasonRecord({ stationIds, seasonStart: span.start, end, isOver });
  const { state, record, retry } = own;
  const isServed = data.ahead?.provider != null && data.ahead.provider !== 'climatology';
  const forecast = isServed ? own.forecast : null;
  const neighbour = data.ahead?.neighbour;
  const other = useSeasonRecord({
    stationIds: useMemo(() => (neighbour ? [neighbour.stationId] : NONE), [neighbour]),
    ...{ seasonStart: span.start, end, isOver },
  });
  const standIn = useMemo(
    () => (neighbour && other.record ? correctedRecord(other.record, neighbour.correction) : null),
    [neighbour, other.record],
  );
  const measured = data.degreeDays && standingOf(data.degreeDays);
  const until = measured?.date ?? (record && lastDayOf(record, addDays(today, -1)));
  const { pestId, pestName, metric, start } = data;
  const { start: first, end: last } = span;
  const season = useMemo<WhatIfSeason | null>(
    () =>
      record && until
        ? {
            ...{ pestId, pestName, metric, start, record, standIn, forecast },
            season: { start: first, end: last },
            place: { until, end: last, today: isOver ? null : today },
          }
        : null,
    [pestId, pestName, metric, start, record, standIn, forecast, first, last, until, isOver, today],
  );
  const isLoading = data.ahead === null || (neighbour !== undefined && other.state === 'loading');
  return { state: state === 'ready' && isLoading ? 'loading' : state, season, retry };
}

const NONE: readonly number[] = [];
