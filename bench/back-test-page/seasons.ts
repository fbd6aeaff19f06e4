import { ALERT_CAPTURE_DAYS, type TestedSeason } from '../../packages/domain/src/entries/events.ts';
import { addDays, isoDate } from '../../packages/domain/src/index.ts';

const CYDIA = 2;
const SEASONS = 10;
const TRAPS = 4;
const DAYS = 365;
/** From 1 May to the first flight. */
const FIRST_FLIGHT = 165;

/** Ten seasons of a field with four traps, three flights each, with fixed pseudo-random noise. */
export function benchSeasons(): TestedSeason[] {
  let seed = 20261128;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296; // Numerical Recipes' linear congruence
    return seed / 4294967296;
  };
  const before = ALERT_CAPTURE_DAYS.max - 1;
  const insects = (day: number) => {
    if (day < FIRST_FLIGHT || day > FIRST_FLIGHT + 180) return 0;
    const fromMiddle = ((day - FIRST_FLIGHT) % 60) - 25;
    return Math.floor(random() * (2 + 16 * Math.exp(-((fromMiddle / 9) ** 2))));
  };
  return Array.from({ length: SEASONS }, (_, i): TestedSeason => {
    const year = 2016 + i;
    const start = isoDate(`${year}-05-01`);
    const biofix = isoDate(`${year}-09-25`);
    let sum = 0;
    const values = Array.from({ length: 218 }, (_day, day) => {
      sum += 6 + 4 * Math.sin(day / 60) + 3 * random();
      return sum;
    });
    return {
      season: { id: year, name: `${year}`, start, end: addDays(start, DAYS - 1) },
      traps: Array.from({ length: TRAPS }, (_trap, trap) => ({
        ...{ station: { id: trap, sectorId: 1, nodeSerial: null }, pestId: CYDIA },
        daily: {
          start: addDays(start, -before),
          values: Float64Array.from({ length: DAYS + before }, (_day, day) => insects(day - before)),
        },
      })),
      total: {
        sectorId: 1,
        pestId: CYDIA,
        seasonId: year,
        accumulated: { start: biofix, step: 'day', values },
      },
      biofix,
    };
  });
}
