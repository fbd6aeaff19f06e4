import {
  consequences,
  playSeason,
  type SeasonDays,
  seasonDays,
  stageSums,
} from '../../packages/domain/src/entries/what-if.ts';
import { addDays, daysBetween, isoDate, parseDegreeDayMetric } from '../../packages/domain/src/index.ts';

declare global {
  interface Window {
    /** Milliseconds of one move of the biofix, over four pests, and how many stages have a date then. */
    moveBiofix: (by: number) => { ms: number; dated: number };
    /** The same where every move computes the degree-days of all years again. */
    moveFromScratch: (by: number) => { ms: number; dated: number };
  }
}

const FIRST = isoDate('2016-11-27');
const TODAY = isoDate('2026-11-27');
const BIOFIX = isoDate('2026-09-19');
const PLACE = { until: addDays(TODAY, -1), end: isoDate('2027-04-30'), today: TODAY };
const WARMTH = { warmer: 0, from: TODAY };
const PESTS = [1, 2, 3, 6];
const RULE = parseDegreeDayMetric('dd_single_sine_10_30_horizontal')!;

/** Four traps with ten years each. */
const DAYS = daysBetween(FIRST, TODAY);
const celsius = (trap: number, day: number, above: number) =>
  14 + above + 7 * Math.cos((2 * Math.PI * (day - 50)) / 365.25) + 2 * Math.sin(day * 0.9 + trap);
const stations = [0, 1, 2, 3].map((trap) => ({
  min: Float64Array.from({ length: DAYS }, (_, day) => celsius(trap, day, -6)),
  max: Float64Array.from({ length: DAYS }, (_, day) => celsius(trap, day, 6)),
}));
const input = {
  record: { start: FIRST, stations },
  standIn: null,
  forecast: null,
  rule: RULE,
  until: PLACE.until,
};
const prepared = PESTS.map(() => seasonDays(input, WARMTH));
const now = PESTS.map((pestId, i) => play(prepared[i]!, pestId, 0));

function play(days: SeasonDays, pestId: number, by: number) {
  return playSeason(days, PLACE, { start: addDays(BIOFIX, by), weather: 'past-years' }, stageSums(pestId));
}

function timed(daysOf: (i: number) => SeasonDays, by: number): { ms: number; dated: number } {
  const start = performance.now();
  const dated = PESTS.map((pestId, i) => {
    const rows = consequences(pestId, now[i]!, play(daysOf(i), pestId, by));
    return rows.filter(({ supposed }) => supposed.date !== null).length;
  });
  return { ms: performance.now() - start, dated: dated.reduce((sum, one) => sum + one, 0) };
}

window.moveBiofix = (by) => timed((i) => prepared[i]!, by);
window.moveFromScratch = (by) => timed(() => seasonDays(input, WARMTH), by);
