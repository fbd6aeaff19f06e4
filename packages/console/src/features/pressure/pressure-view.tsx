import {
  type Crumb,
  EmptyState,
  LinkButton,
  Notice,
  PageHeader,
  SkeletonRegion,
  SkeletonRows,
  useWords,
} from '@vigia/ui';
import type { ReactNode } from 'react';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { PressureForm, type PressureFormProps } from './pressure-form.tsx';
import { PressureSeason, type PressureSeasonProps } from './pressure-season.tsx';
import type { TrapSeries } from './trap-days.ts';
import { PRESSURE } from './words.ts';

export interface PressureViewProps extends PressureFormProps, Omit<PressureSeasonProps, 'pest' | 'series'> {
  readonly clientName: string;
  readonly crumbs: readonly Crumb[];
  /** Shown instead of all while the client has no season, field or station. */
  readonly missing?: ReactNode;
  /** Null while they are loaded, and when that failed. */
  readonly series: readonly TrapSeries[] | null;
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
}

/** What the traps of a pest caught, day by day on the map, with the ground that they let expect. */
export function PressureView(props: PressureViewProps) {
  const words = useWords(PRESSURE);
  const { clientName, crumbs, missing } = props;
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle(clientName)} crumbs={crumbs} />
      {missing ?? (
        <>
          <PressureForm {...props} />
          <Answer {...props} />
        </>
      )}
    </>
  );
}

function Answer(props: PressureViewProps) {
  const words = useWords(PRESSURE);
  const { choice, days, series, state, stationsHref } = props;
  const { season, pest } = choice;
  if (pest === null || season === null)
    return (
      <EmptyState
        title={words.noTraps}
        action={stationsHref && <LinkButton href={stationsHref}>{words.openStations}</LinkButton>}
      >
        {words.noTrapsHint}
      </EmptyState>
    );
  if (days.length === 0)
    return <EmptyState title={words.notBegun}>{words.notBegunHint(season.start)}</EmptyState>;
  if (state === 'error') return <RetryNotice onRetry={props.onRetry}>{words.failed}</RetryNotice>;
  if (series === null)
    return (
      <SkeletonRegion label={words.loading}>
        <SkeletonRows />
      </SkeletonRegion>
    );
  const hasReadings = series.some(
    ({ isOwn, daily }) => isOwn && daily.values.some((value) => !Number.isNaN(value)),
  );
  return (
    <>
      {!hasReadings && <Notice status="neutral">{words.noReadings}</Notice>}
      <PressureSeason {...props} key={season.id} pest={pest} series={series} />
    </>
  );
}
