import { isPeriod } from '@vigia/domain';
import { type FilterContext, type Filters, keepAvailable } from '@vigia/domain/farm';

export const STALE_PARTS = ['season', 'sector', 'crop', 'pest', 'period'] as const;
export type StalePart = (typeof STALE_PARTS)[number];

/** Parts of a link that do not exist: removed, of another client, not in its season, or an unknown period. */
export function staleParts(context: FilterContext, requested: Filters): StalePart[] {
  const kept = keepAvailable(context, requested);
  return STALE_PARTS.filter((part) =>
    part === 'period'
      ? isStalePeriod(requested)
      : typeof requested[part] === 'number' && kept[part] !== requested[part],
  );
}

export const isStalePeriod = ({ period }: Filters): boolean => period !== undefined && !isPeriod(period);

/** Parts of a link that may not exist: the filters of its query, and the station in its hash. */
export type RequestedPart = StalePart | 'station';

/** The filters without the parts that do not exist. */
export function withoutStale(requested: Filters, gone: readonly RequestedPart[]): Filters {
  return Object.fromEntries(
    Object.entries(requested).filter(([name]) => !gone.some((part) => part === name)),
  ) as Filters;
}
