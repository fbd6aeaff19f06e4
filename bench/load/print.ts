import { printTable, quantile } from '../table.ts';
import type { Answered } from './people.ts';
import type { Sample } from './watch.ts';

/** A stretch of the run, ms since it began. */
export interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const GOAL_MS = 300;
const GOAL_LOOP_MS = 50;
const GOAL_MEMORY = 1.1;
const GOAL_SLOWER = 1.5;
const MINUTE_MS = 60_000;
const MIB = 2 ** 20;
const REFUSALS_SHOWN = 10;

const within = <T extends { readonly at: number }>(all: readonly T[], { from, to }: Omit<Part, 'name'>) =>
  all.filter(({ at }) => at >= from && at < to);
const isGood = ({ status }: Answered) => status >= 200 && status < 300;

/** Times of each kind of request, with those of all reads, all writes and `/livez`. */
export function printAnswers(
  all: readonly Answered[],
  part: Part,
  livez: readonly { readonly at: number; readonly ms: number }[],
): void {
  const answers = within(all, part);
  const seconds = (part.to - part.from) / 1_000;
  const row = (name: string, list: readonly { readonly ms: number }[], bad: number | string) => {
    const times = list.map(({ ms }) => ms);
    return [name, list.length, quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99), bad];
  };
  const rowOf = (name: string, list: readonly Answered[]) =>
    row(name, list, list.filter((one) => !isGood(one)).length);
  const actions = [...new Set(answers.map(({ action }) => action))].toSorted((a, b) => b.share - a.share);
  const of = (kind: 'read' | 'write') => answers.filter(({ action }) => action.kind === kind);
  printTable(
    `50 people at once for ${(seconds / 60).toFixed(1)} minutes: ${(answers.length / seconds).toFixed(0)} requests a second, goal p95 ${GOAL_MS} ms`,
    [
      ['request', 'times', 'p50 ms', 'p95 ms', 'p99 ms', 'refused'],
      ...actions.map((action) =>
        rowOf(
          action.name,
          answers.filter((one) => one.action === action),
        ),
      ),
      rowOf('all reads', of('read')),
      rowOf('all writes', of('write')),
      row('/livez, which reads nothing', within(livez, part), '-'),
    ],
  );
}

/** The service's event loop, and its memory by minutes. */
export function printService(samples: readonly Sample[], part: Part): void {
  const during = within(samples, part);
  const loops = during.map(({ loopMs }) => loopMs).filter(Number.isFinite);
  const minutes = Array.from({ length: Math.floor((part.to - part.from) / MINUTE_MS) }, (_, i) => {
    const ofMinute = within(during, { from: i * MINUTE_MS, to: (i + 1) * MINUTE_MS });
    return ofMinute.reduce((sum, { memoryBytes }) => sum + memoryBytes / MIB, 0) / ofMinute.length;
  });
  console.log(
    `  event loop, p99 of each second: middle ${quantile(loops, 0.5).toFixed(0)} ms, 99 % of them below ${quantile(loops, 0.99).toFixed(0)} ms (goal ${GOAL_LOOP_MS} ms)`,
  );
  const grown = (minutes.at(-1) ?? Number.NaN) / (minutes[2] ?? Number.NaN);
  console.log(
    `  memory by minutes, MiB: ${minutes.map((mib) => mib.toFixed(0)).join(' ')}; last : third minute ×${grown.toFixed(2)} (goal ×${GOAL_MEMORY})`,
  );
}

/** How reads fared beside heavy work, against the last minute before it. */
export function printHeavy(answers: readonly Answered[], alone: Part, beside: readonly Part[]): void {
  const times = (part: Omit<Part, 'name'>) =>
    within(answers, part)
      .filter(({ action }) => action.kind === 'read')
      .map(({ ms }) => ms);
  const before = times({ from: Math.max(alone.from, alone.to - MINUTE_MS), to: alone.to });
  printTable(`Reads beside heavy work (goal ×${GOAL_SLOWER})`, [
    ['part', 'p50 ms', 'p95 ms', 'p50 : alone', 'p95 : alone'],
    ...[before, ...beside.map(times)].map((list, i) => [
      i === 0 ? 'the last minute of the mix alone' : (beside[i - 1]?.name ?? ''),
      quantile(list, 0.5),
      quantile(list, 0.95),
      quantile(list, 0.5) / quantile(before, 0.5),
      quantile(list, 0.95) / quantile(before, 0.95),
    ]),
  ]);
}

/** What was refused, if anything was. */
export function printRefusals(answers: readonly Answered[]): void {
  const bad = answers.filter((one) => !isGood(one));
  console.log(`  ${bad.length} of ${answers.length} requests were refused or broke (goal 0)`);
  for (const { action, status, refusal } of bad.slice(0, REFUSALS_SHOWN)) {
    console.log(`    ${action.name}: ${status || 'broken'} ${refusal}`);
  }
}
