import { naiveTotals } from '../../packages/domain/fixtures/naive-back-test.ts';
import { prepareBackTest, sweepOf, sweepThresholds } from '../../packages/domain/src/entries/events.ts';
import { benchSeasons } from './seasons.ts';

declare global {
  interface Window {
    /** Milliseconds of ten seasons × 100 thresholds, from the captures on, and how many calls they have in all. */
    sweepAll: () => { ms: number; calls: number };
    /** The same of one threshold, moved by the slider. */
    moveOnce: () => { ms: number; calls: number };
    /** One threshold by the naive back-test. */
    naiveOnce: () => { ms: number; calls: number };
  }
}

const RULE = { kind: 'captures', pestId: 2, days: 7, monthFrom: 1, monthTo: 12 } as const;
const THRESHOLD = 20;
const seasons = benchSeasons();
const prepared = prepareBackTest(RULE, seasons);

function timed(work: () => number): { ms: number; calls: number } {
  const start = performance.now();
  const calls = work();
  return { ms: performance.now() - start, calls };
}

window.sweepAll = () =>
  timed(() =>
    sweepOf(prepareBackTest(RULE, seasons), sweepThresholds({ min: 1, max: 100 })).reduce(
      (sum, { calls }) => sum + calls,
      0,
    ),
  );
window.moveOnce = () => timed(() => prepared.at(THRESHOLD).totals.calls);
window.naiveOnce = () => timed(() => naiveTotals(RULE, seasons, THRESHOLD).calls);
