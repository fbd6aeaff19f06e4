import { type ClientId, type NumericInput, readNumber } from '@vigia/domain/farm';
import { DRY_HOURS_AFTER, type SprayLimits, WIND_LIMITS, type WindLimit } from '@vigia/domain/spraying';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** What somebody asks of an hour, as the controls have it. */
export interface HoursWish {
  readonly wind: WindLimit | 'own';
  /** Limits of `own`, km/h, as they are typed. */
  readonly from: NumericInput;
  readonly to: NumericInput;
  readonly dryHours: number;
  readonly isDayOnly: boolean;
}

export const USUAL_WISH: HoursWish = {
  ...{ wind: 'steady', from: 3, to: 15 },
  ...{ dryHours: DRY_HOURS_AFTER, isDayOnly: true },
};
/** Hours without rain that can be chosen. */
export const DRY_HOURS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 24];
export const WIND_BOUNDS = { min: 0, max: 60 } as const;

/** The limits that are wished; null while those that are typed are none. */
export function limitsOf({ wind, from, to, dryHours, isDayOnly }: HoursWish): SprayLimits | null {
  const others = { dryHoursAfter: dryHours, isDayOnly };
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
  return isWish(kept) ? kept : USUAL_WISH;
}

/** Keeps a wish that has limits. */
export function keepWish(clientId: ClientId, wish: HoursWish): void {
  if (limitsOf(wish) !== null) writeStored(keyOf(clientId), wish);
}
