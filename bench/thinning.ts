/** A million points to 400, against the two fastest packages of npm, which take an array of [x, y] pairs. */
import downsampleLttb from 'downsample-lttb';
import { downsample } from 'downsample-lttb-ts';
import { lttb } from '../packages/domain/src/index.ts';
import { agree, ROUNDS, race } from './race.ts';
import { printTable } from './table.ts';

const POINTS = 1_000_000;
const KEPT = 400;
const MINUTE = 60_000;

export function benchThinning(): void {
  const y = Float64Array.from({ length: POINTS }, (_, i) => Math.sin(i / 5000) + (i % 97) / 97);
  const x = y.map((_, i) => Date.UTC(2026, 0) + i * MINUTE);
  const pairs = Array.from(y, (value, i) => [x[i] as number, value]);
  // A hole every ten thousand points, which the packages know nothing of.
  const broken = y.map((value, i) => (i % 10_000 < 50 ? Number.NaN : value));

  const theirs = downsample({ series: pairs, threshold: KEPT });
  for (const [i, index] of lttb(x, y, KEPT).entries()) agree(`point ${i}`, x[index], theirs[i]?.[0]);

  const ms = race({
    ours: () => lttb(x, y, KEPT),
    withHoles: () => lttb(x, broken, KEPT),
    'downsample-lttb': () => downsampleLttb.processData(pairs, KEPT),
    'downsample-lttb-ts': () => downsample({ series: pairs, threshold: KEPT }),
  });
  const fastest = Math.min(ms['downsample-lttb'], ms['downsample-lttb-ts']);
  printTable(`LTTB, ${POINTS} points to ${KEPT}, the same points kept by all, median of ${ROUNDS} rounds`, [
    ['program', 'ms', 'of the fastest package'],
    ['ours', ms.ours, ms.ours / fastest],
    ['ours, with 100 holes', ms.withHoles, ms.withHoles / fastest],
    ['downsample-lttb 0.0.1', ms['downsample-lttb'], ms['downsample-lttb'] / fastest],
    ['downsample-lttb-ts 0.0.6', ms['downsample-lttb-ts'], ms['downsample-lttb-ts'] / fastest],
  ]);
}
