/** The sun at a place on a day, in solar time: 12 h is its highest point. */
export interface SunTimes {
  /** Hours after solar midnight; 12 in polar night and 0 in polar day, when it neither rises nor sets. */
  readonly sunrise: number;
  /** Hours after solar midnight; 12 in polar night and 24 in polar day. */
  readonly sunset: number;
  /** Hours of daylight, 0 in polar night and 24 in polar day. */
  readonly dayLength: number;
}

/** Centre of the sun below the horizon when its edge, lifted by refraction, appears. */
const RISING_ALTITUDE = -0.8333;
const POLAR_NIGHT: SunTimes = { sunrise: 12, sunset: 12, dayLength: 0 };
const POLAR_DAY: SunTimes = { sunrise: 0, sunset: 24, dayLength: 24 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (radian: number): number => (radian * 180) / Math.PI;

/** Radians north of the equator. @source Spencer 1971, Search 2:172 */
function declination(dayOfYear: number): number {
  const turn = ((2 * Math.PI) / 365) * (dayOfYear - 1);
  return (
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn) -
    0.002697 * Math.cos(3 * turn) +
    0.00148 * Math.sin(3 * turn)
  );
}

/**
 * Sunrise, sunset and the length of the day.
 *
 * @param latitude degrees, negative south
 * @param dayOfYear 1 on 1 January
 * @throws {RangeError} a latitude outside −90..90; a day that is not a number
 * @source Spencer 1971 for the sun's declination; Almorox, Hontoria & Benito 2005, Energy Convers. Manag. 46:1465
 */
export function sunTimes(latitude: number, dayOfYear: number): SunTimes {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`the latitude ${latitude} is not within −90..90`);
  if (!Number.isFinite(dayOfYear)) throw new RangeError(`${dayOfYear} is not a day of the year`);
  const phi = radians(latitude);
  const delta = declination(dayOfYear);
  const cosine =
    (Math.sin(radians(RISING_ALTITUDE)) - Math.sin(phi) * Math.sin(delta)) /
    (Math.cos(phi) * Math.cos(delta));
  if (cosine >= 1) return POLAR_NIGHT;
  if (cosine <= -1) return POLAR_DAY;
  const half = degrees(Math.acos(cosine)) / 15;
  const sunrise = 12 - half;
  const sunset = 12 + half;
  return { sunrise, sunset, dayLength: sunset - sunrise };
}
