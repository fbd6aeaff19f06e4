import type { IsoDate, Period } from '@vigia/domain';
import { showsFeature } from '@vigia/domain/access';
import type { PlateLoad } from '@vigia/domain/captures';
import { EmptyState, useWords } from '@vigia/ui';
import { CapturePanel } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { UnsentCapturesNote } from '../../shared/outbox/unsent-captures-note.tsx';
import { FullPlatesNotice } from '../../shared/plate/full-plates-notice.tsx';
import { panelView } from '../../shared/series/panel-view.ts';
import type { SeriesScope } from '../../shared/series/scope.ts';
import { useModelCaptures } from '../../shared/series/use-model-captures.ts';
import { useStationCaptures } from '../../shared/series/use-station-captures.ts';
import { useFarm } from '../../shared/state/farm.ts';
import type { StationFacts } from './station-facts.ts';
import { STATION } from './words.ts';

export interface CapturesGraphProps {
  readonly facts: StationFacts;
  readonly today: IsoDate;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
  /** The plate of its trap, if known. */
  readonly plates: readonly PlateLoad[];
}

/** What the station's trap caught of its pest. */
export function CapturesGraph({ facts, today, period, onPeriod, plates }: CapturesGraphProps) {
  const words = useWords(STATION);
  const { tree, user } = useFarm();
  const { station, season, sector, crop, pest } = facts;
  const scope = useMemo<SeriesScope>(
    () => ({ season, sector, crop, pest, stations: [station], biofixes: season?.biofixes ?? [] }),
    [season, sector, crop, pest, station],
  );
  const { data, unsent, origin, state, retry } = useStationCaptures(scope, today);
  const isCompared = showsFeature('inference-series', { user, pestId: pest?.id ?? null });
  const models = useModelCaptures(scope, station, today, isCompared);
  const view = panelView(period, scope, today, data?.flatMap(({ daily, photo }) => [daily, photo]) ?? []);
  if (!pest) return <EmptyState title={words.noPest}>{words.noPestHint}</EmptyState>;
  return (
    <CapturePanel
      data={data}
      unsent={unsent}
      models={models}
      origin={origin}
      state={state}
      onRetry={retry}
      view={view}
      onPeriodChange={onPeriod}
      pestName={pest.name}
      note={(chosen) => (
        <>
          <UnsentCapturesNote unsent={unsent} view={chosen} window={view.window} />
          <FullPlatesNotice plates={plates} />
        </>
      )}
      source={`${tree.client.name} · ${station.name}`}
    />
  );
}
