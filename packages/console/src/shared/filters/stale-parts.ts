import { isPeriod } from '@vigia/domain';
import { type FilterContext, type Filters, keepAvailable } from '@vigia/domain/farm';

export const STALE_PARTS = ['season', 'sector', 'crop', 'pest', 'period'] as const;
export type StalePart = (typeof STALE_PARTS)[number];

/** Parts of a link that do not exist: removed, of another client, not in its season, or an unknown period. */
export function staleParts(context: FilterContext, asked: Filters): StalePart[] {
  const kept = keepAvailable(context, asked);
  return STALE_PARTS.filter((part) =>
    part === 'period' ? isStalePeriod(asked) : typeof asked[part] === 'number' && kept[part] !== asked[part],
  );
}

export const isStalePeriod = ({ period }: Filters): boolean => period !== undefined && !isPeriod(period);

/** Parts of a link that may not exist: the filters of its query, and the station in its hash. */
export type AskedPart = StalePart | 'station';

/** The filters without the parts that do not exist. */
export function withoutStale(asked: Filters, gone: readonly AskedPart[]): Filters {
  return Object.fromEntries(
    Object.entries(asked).filter(([name]) => !gone.some((part) => part === name)),
  ) as Filters;
}
