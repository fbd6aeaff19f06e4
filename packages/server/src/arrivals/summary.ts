import type { DeviceDataAnswer, DeviceLogsSaved } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { ArrivalOutcome, ArrivalPart, ArrivalProblem } from '@vigia/domain/devices';

/** The content of a request, as far as it is known. */
export interface ArrivalContent {
  readonly parts: readonly ArrivalPart[];
  readonly earliestAt: EpochMs | null;
  readonly latestAt: EpochMs | null;
}

/** What the handler of a call knows of a request that it has carried out. */
export interface ArrivalSummary extends ArrivalContent {
  readonly outcome: ArrivalOutcome;
  readonly reason?: string;
  readonly problems?: readonly ArrivalProblem[];
  readonly rows?: { readonly added: number; readonly changed: number; readonly same: number };
  readonly image?: { readonly id: number; readonly isIntact: boolean };
}

export const NO_CONTENT: ArrivalContent = { parts: [], earliestAt: null, latestAt: null };

/** A request that was carried out and says nothing of itself. */
export const EMPTY_SUMMARY: ArrivalSummary = { ...NO_CONTENT, outcome: 'taken' };

/** Instants beyond these are nobody's measurement, and no database has to take them, epoch ms. */
const [FIRST, LAST] = [Date.UTC(1900, 0, 1), Date.UTC(2200, 0, 1)];

/**
 * Counts what a list has and finds the span of its instants. Items need not have the right shape: those of refused
 * requests are counted too.
 *
 * @param names the fields with an item's category and instant
 */
export function contentOf(
  list: readonly unknown[],
  names: { readonly category: string; readonly t: string },
): ArrivalContent {
  const counts = new Map<string, number>();
  let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const item of list) {
    if (typeof item !== 'object' || item === null) continue;
    const { [names.category]: category, [names.t]: t } = item as Readonly<Record<string, unknown>>;
    if (typeof category === 'string') counts.set(category, (counts.get(category) ?? 0) + 1);
    const at = typeof t === 'string' ? Date.parse(t) : Number.NaN;
    if (!(at >= FIRST && at <= LAST)) continue;
    earliest = Math.min(earliest, at);
    latest = Math.max(latest, at);
  }
  return {
    parts: Array.from(counts, ([category, count]) => ({ category, count })),
    earliestAt: Number.isFinite(earliest) ? earliest : null,
    latestAt: Number.isFinite(latest) ? latest : null,
  };
}

export const READING_NAMES = { category: 'category', t: 't' };
export const LOG_NAMES = { category: 'log_level', t: 'log_datetime' };

/** A batch of readings that was stored. */
export function summaryOfReadings(readings: readonly object[], saved: DeviceDataAnswer): ArrivalSummary {
  const { set_apart, rows_new: added, rows_changed: changed, rows_same: same } = saved;
  const content = { ...contentOf(readings, READING_NAMES), rows: { added, changed, same } };
  if (!set_apart) return { ...content, outcome: added + changed === 0 ? 'repeated' : 'taken' };
  return {
    ...content,
    outcome: set_apart.readings === saved.received ? 'apart' : 'partly',
    reason: set_apart.text,
    problems: set_apart.details,
  };
}

/** A batch of log lines that was stored. */
export function summaryOfLogs(
  lines: readonly object[],
  { received, rows_new }: DeviceLogsSaved,
): ArrivalSummary {
  return {
    ...contentOf(lines, LOG_NAMES),
    outcome: rows_new === 0 ? 'repeated' : 'taken',
    rows: { added: rows_new, changed: 0, same: received - rows_new },
  };
}

/** A photo that was stored, or was there already. */
export const summaryOfImage = (
  image: { readonly id: number; readonly isIntact: boolean; readonly takenAt: EpochMs },
  isKnown: boolean,
): ArrivalSummary => ({
  parts: [],
  earliestAt: image.takenAt,
  latestAt: image.takenAt,
  outcome: isKnown ? 'repeated' : image.isIntact ? 'taken' : 'apart',
  image,
});
