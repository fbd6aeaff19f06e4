import { isPeriod } from '@vigia/domain';
import { type FilterContext, type Filters, keepAvailable } from '@vigia/domain/farm';

export const STALE_PARTS = ['season', 'sector', 'crop', 'pest', 'period'] as const;
export type StalePart = (typeof STALE_PARTS)[number];

/** What a link asks for that is not there: removed, of another client, not in the season it names, or no period. */
export function staleParts(context: FilterContext, asked: Filters): StalePart[] {
  const kept = keepAvailable(context, asked);
  return STALE_PARTS.filter((part) =>
    part === 'period' ? isStalePeriod(asked) : typeof asked[part] === 'number' && kept[part] !== asked[part],
  );
}

export const isStalePeriod = ({ period }: Filters): boolean => period !== undefined && !isPeriod(period);

/** What a link may ask for beside the filters of its query. */
export type AskedPart = StalePart | 'station';

/** The same filters without what is not there. */
export function withoutStale(asked: Filters, gone: readonly AskedPart[]): Filters {
  return Object.fromEntries(
    Object.entries(asked).filter(([name]) => !gone.some((part) => part === name)),
  ) as Filters;
}
