import type { CropId, SectorId } from '../entities/ids.ts';
import type { Product } from '../farm/product.ts';
import type { Days, IsoDate } from '../units.ts';
import { applicationsIn, timesApplied } from './applications.ts';
import { type Interval, intervalFor, lastProtectedDay, lastSprayDay } from './intervals.ts';
import { type FieldState, type SprayWarning, sprayWarnings } from './warnings.ts';

/** What a client may apply in a field on a day, and why not. */
export interface SprayOption {
  readonly product: Product;
  /** `open`: no rule is broken; `unknown`: none is, and a figure that rules need is not known; `broken`: one is. */
  readonly verdict: 'open' | 'unknown' | 'broken';
  readonly warnings: readonly SprayWarning[];
  /** Null where the days before harvest are not known. */
  readonly interval: Interval | null;
  /** Last day of application before the harvest; null where one of both is not known. */
  readonly lastDay: IsoDate | null;
  /** Applications in the season so far, and how many are left; null where that is not known. */
  readonly times: number;
  readonly left: number | null;
  /** The last day that it would protect; null where the residual days are not known. */
  readonly protectedTo: IsoDate | null;
  readonly reentryHours: number | null;
}

const ORDER = ['open', 'unknown', 'broken'] as const;

/** Products in use as they stand in a field on a day: those that break no rule first, then by name. */
export function sprayOptions(
  {
    sectorId,
    cropIds,
    date,
  }: { readonly sectorId: SectorId; readonly cropIds: readonly CropId[]; readonly date: IsoDate },
  state: FieldState,
): readonly SprayOption[] {
  const { season, events, harvest, market } = state;
  const applied = season === null ? [] : applicationsIn(events, sectorId, season);
  const optionOf = (product: Product): SprayOption => {
    const warnings = sprayWarnings({ product, sectorId, cropIds, date, pestId: null }, state);
    const interval = intervalFor(product, market);
    const times = timesApplied(applied, product);
    const isUnknown = interval === null || interval.isMarketUnknown || product.mostApplications === null;
    const days: Days | null = product.residualDays;
    return {
      ...{ product, warnings, interval, times, reentryHours: product.reentryHours },
      verdict: warnings.length > 0 ? 'broken' : isUnknown ? 'unknown' : 'open',
      lastDay: interval === null || harvest === null ? null : lastSprayDay(harvest, interval.days),
      left: product.mostApplications === null ? null : Math.max(0, product.mostApplications - times),
      protectedTo: days === null ? null : lastProtectedDay(date, days),
    };
  };
  return state.products
    .filter(({ archived }) => !archived)
    .map(optionOf)
    .sort(
      (a, b) =>
        ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) ||
        a.product.name.localeCompare(b.product.name, 'es'),
    );
}
