import { HOUR_MS } from '../calendar/durations.ts';
import type { EpochMs } from '../units.ts';
import { isDaylight, type Place } from './daylight.ts';
import type { HourAhead } from './hours-ahead.ts';

/** What the weather of an hour must be like for an application. */
export interface SprayLimits {
  /** Wind from and to, both included, km/h. */
  readonly minWindKmH: number;
  readonly maxWindKmH: number;
  /** Hours without rain that must follow. */
  readonly dryHoursAfter: number;
  /** Only hours between sunrise and sunset. */
  readonly isDayOnly: boolean;
}

/** Published limits of the wind. The forecast tells it at 10 m; over the crop it is weaker. */
export const WIND_LIMITS = {
  /**
   * 1–3 m/s, steady: where the hazard of drift is low. Below, air may lie still under an inversion and carry drops far.
   *
   * @source Waikato Regional Plan (New Zealand), 6.2.9 Potential Spray Drift Hazard Chart
   */
  steady: { minWindKmH: 3.6, maxWindKmH: 10.8 },
  /**
   * What labels of Australia ask for, measured at the application site: below 3 km/h air often lies still under an inversion.
   *
   * @source APVMA (Australia), spray drift restraints of labels since 1 March 2010, now in its Agricultural Labelling Code;
   *   their words and reason in AWRI, eBulletin "Vineyard sprays – clarifying label directions", 24 February 2014
   */
  label: { minWindKmH: 3, maxWindKmH: 20 },
} as const;
export type WindLimit = keyof typeof WIND_LIMITS;

/**
 * Hours without rain where the label does not say how many: residues are lost most where it rains within a day.
 *
 * @source McFadden-Smith & Grigg-McGuffin (OMAFRA), Rainfastness of Insecticides and Fungicides on Fruit
 */
export const DRY_HOURS_AFTER = 24;
/** Least rain that makes an hour wet, mm: services tell it in tenths. */
const WET_MM = 0;

/** Why an hour does not serve, the gravest first. `unknown`: a figure that is needed is not told. */
export const HOUR_FAULTS = ['rain', 'rain-after', 'windy', 'still', 'night', 'unknown'] as const;
export type HourFault = (typeof HOUR_FAULTS)[number];

/** An hour with what speaks against an application in it; nothing does if `faults` is empty. */
export interface SprayHour extends HourAhead {
  readonly faults: readonly HourFault[];
}

/** Wet, dry, or null where neither is known: a wet hour is known whatever the others are. */
function wetAmong(hours: readonly (HourAhead | undefined)[]): boolean | null {
  if (hours.some((hour) => (hour?.rainMm ?? 0) > WET_MM)) return true;
  return hours.some((hour) => typeof hour?.rainMm !== 'number') ? null : false;
}

function faultsOf(
  at: number,
  hours: readonly HourAhead[],
  { minWindKmH, maxWindKmH, dryHoursAfter, isDayOnly }: SprayLimits,
  place: Place,
): readonly HourFault[] {
  const { t, windKmH } = hours[at] as HourAhead;
  const isWet = wetAmong([hours[at]]);
  const after = Array.from({ length: dryHoursAfter }, (_, i) => hours[at + 1 + i]);
  const isWetAfter = wetAmong(after);
  const is: Readonly<Record<HourFault, boolean>> = {
    rain: isWet === true,
    'rain-after': isWet !== true && isWetAfter === true,
    windy: windKmH !== null && windKmH > maxWindKmH,
    still: windKmH !== null && windKmH < minWindKmH,
    night: isDayOnly && !isDaylight(t, t + HOUR_MS, place),
    unknown: isWet === null || (isWet === false && isWetAfter === null) || windKmH === null,
  };
  return HOUR_FAULTS.filter((fault) => is[fault]);
}

/**
 * The hours of a forecast with what speaks against an application: 0 mm in the hour and in those after it, and wind within
 * its limits. What is not told never speaks for an hour.
 *
 * @param hours without a gap
 */
export const sprayHours = (
  hours: readonly HourAhead[],
  limits: SprayLimits,
  place: Place,
): readonly SprayHour[] => hours.map((hour, at) => ({ ...hour, faults: faultsOf(at, hours, limits, place) }));

/** Hours in a row that serve, from the beginning of the first to the end of the last. */
export interface SprayWindow {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** The windows among hours, the first one first. */
export function sprayWindows(hours: readonly SprayHour[]): readonly SprayWindow[] {
  const good = hours.filter(({ faults }) => faults.length === 0).map(({ t }) => t);
  const begins = good.filter((t, i) => good[i - 1] !== t - HOUR_MS);
  return begins.map((from, i) => {
    const last = good.findLast((t) => t >= from && t < (begins[i + 1] ?? Number.POSITIVE_INFINITY));
    return { from, to: (last ?? from) + HOUR_MS };
  });
}
