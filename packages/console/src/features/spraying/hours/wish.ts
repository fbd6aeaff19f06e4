import {
  type ClientId,
  type NumericInput,
  type Product,
  type ProductId,
  readNumber,
} from '@vigia/domain/farm';
import { DRY_HOURS_AFTER, type SprayLimits, WIND_LIMITS, type WindLimit } from '@vigia/domain/spraying';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** What somebody asks of an hour, as the controls have it. */
export interface HoursWish {
  readonly wind: WindLimit | 'own';
  /** Limits of `own`, km/h, as they are typed. */
  readonly from: NumericInput;
  readonly to: NumericInput;
  readonly dryHours: number;
  /** The product whose hours without rain count instead; null for none. */
  readonly productId: ProductId | null;
  readonly isDayOnly: boolean;
}

export const USUAL_WISH: HoursWish = {
  ...{ wind: 'steady', from: 3, to: 15 },
  ...{ dryHours: DRY_HOURS_AFTER, productId: null, isDayOnly: true },
};
/** Hours without rain that can be chosen. */
export const DRY_HOURS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 24];
export const WIND_BOUNDS = { min: 0, max: 60 } as const;

/** A product that says how many hours without rain it needs. */
export interface RainfastProduct extends Pick<Product, 'id' | 'name' | 'rainfastSource'> {
  readonly rainfastHours: number;
}

/** Products in use that say it, in their order. */
export const rainfastProducts = (products: readonly Product[]): readonly RainfastProduct[] =>
  products.flatMap(({ id, name, archived, rainfastHours, rainfastSource }) =>
    archived || rainfastHours === null ? [] : [{ id, name, rainfastHours, rainfastSource }],
  );

/** The product that was chosen; undefined without one, or where it does not say it any more. */
export const chosenProduct = (
  { productId }: Pick<HoursWish, 'productId'>,
  products: readonly RainfastProduct[],
): RainfastProduct | undefined => products.find(({ id }) => id === productId);

/** The limits that are wished; null while those that are typed are none. */
export function limitsOf(wish: HoursWish, products: readonly RainfastProduct[] = []): SprayLimits | null {
  const { wind, from, to, dryHours, isDayOnly } = wish;
  const dryHoursAfter = chosenProduct(wish, products)?.rainfastHours ?? dryHours;
  const others = { dryHoursAfter, isDayOnly };
  if (wind !== 'own') return { ...WIND_LIMITS[wind], ...others };
  const [least, most] = [readNumber(from), readNumber(to)];
  if (least === null || most === null) return null;
  if (least < WIND_BOUNDS.min || least >= most || most > WIND_BOUNDS.max) return null;
  return { minWindKmH: least, maxWindKmH: most, ...others };
}

const keyOf = (clientId: ClientId) => `spray-hours:${clientId}`;
const WINDS: readonly unknown[] = [...Object.keys(WIND_LIMITS), 'own'];

function isWish(kept: unknown): kept is HoursWish {
  const { wind, dryHours, isDayOnly } = (kept ?? {}) as Partial<Record<keyof HoursWish, unknown>>;
  const isListed = WINDS.includes(wind) && DRY_HOURS.some((hours) => hours === dryHours);
  return isListed && typeof isDayOnly === 'boolean' && limitsOf(kept as HoursWish) !== null;
}

/** What was wished on this device for a client's fields; what is usual where nothing that can be read was kept. */
export function keptWish(clientId: ClientId): HoursWish {
  const kept = readStored(keyOf(clientId));
  return isWish(kept) ? { ...USUAL_WISH, ...kept } : USUAL_WISH;
}

/** Keeps a wish that has limits. */
export function keepWish(clientId: ClientId, wish: HoursWish): void {
  if (limitsOf(wish) !== null) writeStored(keyOf(clientId), wish);
}
