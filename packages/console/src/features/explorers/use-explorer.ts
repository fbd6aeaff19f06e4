import { useLocation } from '@tanstack/react-router';
import { type ClientId, type Filters, sameFilters } from '@vigia/domain/farm';
import { useEffect, useMemo, useState } from 'react';
import type { FilterField } from '../../shared/app-bar/filter-fields.ts';
import { type StalePart, staleParts } from '../../shared/filters/stale-parts.ts';
import { usePeriod } from '../../shared/series/use-period.ts';
import { useSource } from '../../shared/series/use-source.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import type { ExplorerFrameProps } from './explorer-frame.tsx';
import { explorerScope, shownFilters } from './explorer-scope.ts';
import type { PageRule } from './page-rules.ts';

interface ExplorerPage {
  readonly path: string;
  readonly rule: PageRule;
  readonly fields: readonly FilterField[];
}

/** Missing parts of a link, and whose data they are missing from. */
interface Stale {
  readonly clientId: ClientId;
  readonly parts: readonly StalePart[];
}

const NONE: readonly StalePart[] = [];

/**
 * The content of a page of Informes: the filters of its address completed by the page's rule, and written back there,
 * so that the address always matches the page.
 */
export function useExplorer({ path, rule, fields }: ExplorerPage) {
  const { context, tree, today } = useFarm();
  const requested = useFilters();
  const { setFilters } = useNavigation();
  const { pathname } = useLocation();
  const [stale, setStale] = useState<Stale | null>(null);
  const clientId = tree.client.id;
  const filters = useMemo(() => shownFilters(context, requested, rule), [context, requested, rule]);
  const { period: requestedPeriod } = filters;
  const usual = useMemo(
    () => rule(context, requestedPeriod === undefined ? {} : { period: requestedPeriod }),
    [context, rule, requestedPeriod],
  );
  const scope = useMemo(() => explorerScope(context, filters), [context, filters]);

  // While another page is loading this one is still drawn: its rule is no longer applied.
  const isHere = pathname === path;
  useEffect(() => {
    if (!isHere || sameFilters(requested, filters)) return;
    const gone = staleParts(context, requested);
    if (gone.length > 0) setStale({ clientId, parts: gone });
    setFilters(filters, { replace: true });
  }, [isHere, requested, filters, context, clientId, setFilters]);

  // Chosen dates are shown whole, also those of a link; a shorter period can be chosen within them.
  const [period, setPeriod] = usePeriod(scope.dates ? 'allSeason' : undefined);

  const onFilters = (next: Filters) => {
    setStale(null);
    setFilters(hasSameDates(next, filters) ? next : withoutPeriod(next));
  };
  const frame: Omit<ExplorerFrameProps, 'title' | 'children'> = {
    bar: { context, filters, usual, fields, onFilters },
    scope,
    stale: stale && stale.clientId === clientId ? stale.parts : NONE,
    onStaleSeen: () => setStale(null),
  };
  const source = useSource(scope);
  return { frame, scope, source, filters, context, today, period, onPeriodChange: setPeriod };
}

const hasSameDates = (one: Filters, other: Filters): boolean =>
  one.dateStart === other.dateStart && one.dateEnd === other.dateEnd;

function withoutPeriod({ period: _period, ...rest }: Filters): Filters {
  return rest;
}
