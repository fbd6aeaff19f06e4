import { sameFilters } from '@vigia/domain/farm';
import { Button, EmptyState, useWords, visuallyHidden } from '@vigia/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { AppBar, type AppBarProps } from '../../shared/app-bar/app-bar.tsx';
import { StaleNotice } from '../../shared/filters/stale-notice.tsx';
import type { StalePart } from '../../shared/filters/stale-parts.ts';
import type { SeriesScope } from '../../shared/series/scope.ts';
import { ToggleSlot } from '../../shared/ui/expandable.tsx';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { EXPLORERS } from './words.ts';

/** A heading above those of the panels, for screen readers only. */
const Hidden = styled.h2`${visuallyHidden}`;

/** Place of the toggle; hidden while there is none. */
const Aside = styled.div`
  margin-left: auto;
  &:empty { display: none; }
`;

export interface ExplorerFrameProps {
  readonly title: string;
  readonly bar: Required<Pick<AppBarProps, 'context' | 'filters' | 'usual' | 'fields' | 'onFilters'>> &
    Pick<AppBarProps, 'report'>;
  readonly scope: SeriesScope;
  /** Missing parts of a link. */
  readonly stale: readonly StalePart[];
  readonly onStaleSeen: () => void;
  /** The panels; without a station a message in their place. */
  readonly children: ReactNode;
}

/** Head and filters of a page of Informes, above its panels. */
export function ExplorerFrame({ title, bar, scope, stale, onStaleSeen, children }: ExplorerFrameProps) {
  const words = useWords(EXPLORERS);
  const { season, sector, stations } = scope;
  const [slot, setSlot] = useState<Element | null>(null);
  const where = [sector?.name ?? words.allSectors, season?.name ?? words.allSeasons];
  return (
    <>
      <AppBar
        {...bar}
        title={title}
        aside={<Aside ref={setSlot} />}
        crumbs={[{ label: words.group }, { label: title }]}
        subtitle={[...where, words.stations(stations.length)].join(' · ')}
      />
      <StaleNotice parts={stale} onClose={onStaleSeen} />
      <Hidden>{words.charts}</Hidden>
      {stations.length > 0 ? (
        <ToggleSlot value={slot}>{children}</ToggleSlot>
      ) : isIncomplete(bar.context.tree) ? (
        <MissingFarm />
      ) : (
        <NoStations bar={bar} season={season?.name ?? null} />
      )}
    </>
  );
}

/** Absent without a filter of the reader's own. */
function NoStations({ bar, season }: Pick<ExplorerFrameProps, 'bar'> & { readonly season: string | null }) {
  const words = useWords(EXPLORERS);
  if (sameFilters(bar.filters, bar.usual))
    return <EmptyState title={words.noStations}>{words.noStationsHere(season)}</EmptyState>;
  return (
    <EmptyState
      title={words.noStations}
      action={<Button onPress={() => bar.onFilters(bar.usual)}>{words.clear}</Button>}
    >
      {words.noStationsHint(season)}
    </EmptyState>
  );
}
