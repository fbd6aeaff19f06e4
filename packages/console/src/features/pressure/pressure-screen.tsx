import { eachDay } from '@vigia/domain';
import { can } from '@vigia/domain/access';
import { ROUTE_TITLES } from '@vigia/domain/es';
import { type FieldEvent, hrefWith, stationPath } from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { PRESSURE_PATH } from '../../shared/paths.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useInAddress } from '../../shared/state/use-in-address.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import { useVisits } from '../../shared/state/use-visits.ts';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { readShown, writeShown } from './address.ts';
import { pressureChoice } from './choice.ts';
import { PressureView } from './pressure-view.tsx';
import { daysToShow, useTrapSeries } from './use-trap-series.ts';

const NO_VISITS: readonly FieldEvent[] = [];

/** The captures of a season on the map, day by day. */
export function PressureScreen() {
  const { tree, context, today, user, isRoot } = useFarm();
  const { client, seasons, sectors, thresholds } = tree;
  const filters = useFilters();
  const { href, go, setFilters } = useNavigation();
  const choice = useMemo(() => pressureChoice(context, filters), [context, filters]);
  const range = useMemo(() => daysToShow(choice, today), [choice, today]);
  const days = useMemo(() => (range ? eachDay(range.start, range.end) : []), [range]);
  const { series, state, retry } = useTrapSeries(choice, range, thresholds);
  const [shown, setShown] = useInAddress(PRESSURE_PATH, readShown, writeShown);
  const visits = useVisits();
  const mayEdit = (action: 'sector.edit' | 'station.edit') =>
    isRoot && can(user, action, { clientId: client.id });
  const stationHref = useCallback((id: number) => href(stationPath(id)), [href]);
  return (
    <PressureView
      clientName={client.name}
      crumbs={[{ label: ROUTE_TITLES.sectors, href: href('/sectors') }, { label: ROUTE_TITLES.pressure }]}
      missing={isIncomplete(tree) ? <MissingFarm /> : undefined}
      choice={choice}
      seasons={seasons}
      sectors={sectors}
      thresholds={thresholds}
      radius={shown.radius}
      onRadius={(radius) => setShown((now) => ({ ...now, radius }))}
      onFilters={(changes) => setFilters({ ...filters, ...changes })}
      days={days}
      day={shown.day}
      onDay={(day) => setShown((now) => ({ ...now, day }))}
      series={series}
      state={state}
      onRetry={retry}
      tiles={useMapTiles()}
      stationHref={stationHref}
      onOpen={({ href: target }) => target !== undefined && go(target)}
      visits={visits.data ?? NO_VISITS}
      areaHref={mayEdit('sector.edit') ? hrefWith('/admin/sectors', { company: client.id }) : undefined}
      stationsHref={mayEdit('station.edit') ? hrefWith('/admin/stations', { company: client.id }) : undefined}
    />
  );
}
