import type { Product } from '../farm/product.ts';
import type { IsoDate } from '../units.ts';
import { applicationsIn, timesApplied } from './applications.ts';
import { firstHarvestDay, type Interval, intervalFor, lastProtectedDay, lastSprayDay } from './intervals.ts';
import { type FieldState, type MeantApplication, type SprayWarning, sprayWarnings } from './warnings.ts';

/** What a client may apply in a field on a day, and why not. */
export interface SprayOption {
  readonly product: Product;
  /** `open`: no rule is broken; `unknown`: none is, and a figure that rules need is not known; `broken`: one is. */
  readonly verdict: 'open' | 'unknown' | 'broken';
  readonly warnings: readonly SprayWarning[];
  /** Null where the days before harvest are not known. */
  readonly interval: Interval | null;
  /** The first day of harvest after an application on the day; null where the days before harvest are not known. */
  readonly firstHarvest: IsoDate | null;
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

/** A product as it stands in a field on a day. */
export function sprayOption(meant: MeantApplication, state: FieldState): SprayOption {
  const { product, sectorId, date } = meant;
  const { season, events, harvest, market } = state;
  const applied = season === null ? [] : applicationsIn(events, sectorId, season);
  const warnings = sprayWarnings(meant, state);
  const interval = intervalFor(product, market);
  const times = timesApplied(applied, product);
  const most = product.mostApplications;
  const isUnknown = interval === null || interval.isMarketUnknown || most === null;
  return {
    ...{ product, warnings, interval, times, reentryHours: product.reentryHours },
    verdict: warnings.length > 0 ? 'broken' : isUnknown ? 'unknown' : 'open',
    firstHarvest: interval === null ? null : firstHarvestDay(date, interval.days),
    lastDay: interval === null || harvest === null ? null : lastSprayDay(harvest, interval.days),
    left: most === null ? null : Math.max(0, most - times),
    protectedTo: product.residualDays === null ? null : lastProtectedDay(date, product.residualDays),
  };
}

/** Products in use as they stand in a field on a day: those that break no rule first, then by name. */
export const sprayOptions = (
  where: Omit<MeantApplication, 'product' | 'pestId'>,
  state: FieldState,
): readonly SprayOption[] =>
  state.products
    .filter(({ archived }) => !archived)
    .map((product) => sprayOption({ ...where, product, pestId: null }, state))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) ||
        a.product.name.localeCompare(b.product.name, 'es'),
    );
