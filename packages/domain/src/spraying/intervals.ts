import { addDays } from '../calendar/iso-date.ts';
import type { Product } from '../farm/product.ts';
import { sameText } from '../farm/same-text.ts';
import type { Days, IsoDate } from '../units.ts';

/** Days that must pass between an application and the harvest, and who asks for them. */
export interface Interval {
  readonly days: Days;
  readonly from: 'label' | 'market';
  /** Where the figure is from. */
  readonly source: string;
  /** A market is chosen, and the product says nothing of it. */
  readonly isMarketUnknown: boolean;
}

type Dated = Pick<Product, 'preHarvestDays' | 'preHarvestSource' | 'markets' | 'marketsSource'>;

/**
 * The days of the market or those of the label, whichever are more: a market never shortens the label. Null where neither
 * is known.
 *
 * @param market its name; null for none
 */
export function intervalFor(product: Dated, market: string | null): Interval | null {
  const own = market === null ? undefined : product.markets.find((each) => sameText(each.market, market));
  const isMarketUnknown = market !== null && own === undefined;
  const label = product.preHarvestDays;
  if (own !== undefined && own.days >= (label ?? 0))
    return { days: own.days, from: 'market', source: product.marketsSource, isMarketUnknown };
  if (label === null) return null;
  return { days: label, from: 'label', source: product.preHarvestSource, isMarketUnknown };
}

/** The first day of harvest: applied on day d with n days, harvested from day d + n on; with 0 on the same day. */
export const firstHarvestDay = (applied: IsoDate, days: Days): IsoDate => addDays(applied, days);

/** The last day of application before a harvest. */
export const lastSprayDay = (harvest: IsoDate, days: Days): IsoDate => addDays(harvest, -days);

/** The last day that an application protects; its own day is the first of them. */
export const lastProtectedDay = (applied: IsoDate, residualDays: Days): IsoDate =>
  addDays(applied, residualDays - 1);

/** Every market that a product names, each once, in the order of their names. */
export function marketsOf(products: readonly Pick<Product, 'markets'>[]): readonly string[] {
  const all = products.flatMap(({ markets }) => markets.map(({ market }) => market));
  const once = all.filter((market, at) => all.findIndex((other) => sameText(other, market)) === at);
  return once.sort((a, b) => a.localeCompare(b, 'es'));
}
