import {
  biofixesInSeason,
  effectiveDates,
  type FilterContext,
  type Filters,
  findSeason,
  keepAvailable,
  stationsFor,
} from '@vigia/domain/farm';
import { staleParts, withoutStale } from '../../shared/filters/stale-parts.ts';
import type { SeriesScope } from '../../shared/series/scope.ts';
import type { PageRule } from './page-rules.ts';

const byId = <Entity extends { readonly id: number }>(list: readonly Entity[], choice: unknown) =>
  list.find(({ id }) => id === choice) ?? null;

/** The sector and season of the series, by the filters. */
export function explorerScope(context: FilterContext, filters: Filters): SeriesScope {
  const { tree, crops, pests, today } = context;
  const season = findSeason(tree.seasons, filters.season);
  const hasDates = filters.dateStart !== undefined || filters.dateEnd !== undefined;
  return {
    season,
    sector: byId(tree.sectors, filters.sector),
    crop: byId(crops, filters.crop),
    pest: byId(pests, filters.pest),
    stations: stationsFor(context, filters),
    biofixes: season ? season.biofixes : tree.seasons.flatMap(biofixesInSeason),
    dates: hasDates ? effectiveDates(filters, season, today) : null,
  };
}

/** The filters a page shows for its address: without missing parts, completed. */
export function shownFilters(context: FilterContext, requested: Filters, rule: PageRule): Filters {
  const whole = rule(context, withoutStale(requested, staleParts(context, requested)));
  return staleParts(context, whole).length === 0 ? whole : rule(context, keepAvailable(context, whole));
}
