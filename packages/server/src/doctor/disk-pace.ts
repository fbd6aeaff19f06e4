import { type Days, dayNumberOf } from '@vigia/domain';
import type { DiskSample } from '../stores/service/disk-samples.ts';

/** Space on the disk of a folder, in bytes; `freeBytes` is what this account may write. */
export interface Room {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export interface Pace {
  /** Bytes by which the used space grows per day; negative when it shrinks. Null with too few samples. */
  readonly bytesPerDay: number | null;
  /** Days until the disk is full at that pace; null when it does not fill up, or with too few samples. */
  readonly daysLeft: Days | null;
}

/** State of the free space: `low` needs attention soon, `very-low` at once. */
export type RoomLevel = 'well' | 'low' | 'very-low';

/** Fewest samples for a pace: between two of them, somebody may just have moved files. */
const FEWEST_SAMPLES = 3;
const GIGABYTE = 1_000_000_000;
const LOW = { share: 0.1, days: 14 };
const VERY_LOW = { share: 0.05, bytes: GIGABYTE };

/**
 * The pace at which a disk fills: slope of the regression line through its samples (least squares).
 *
 * @param samples one per day, in any order; those of a disk of another size are ignored
 */
export function paceOf(samples: readonly DiskSample[], { freeBytes, totalBytes }: Room): Pace {
  const points = samples
    .filter((sample) => sample.totalBytes === totalBytes)
    .map((sample) => ({ x: dayNumberOf(sample.day), y: totalBytes - sample.freeBytes }));
  if (points.length < FEWEST_SAMPLES) return { bytesPerDay: null, daysLeft: null };
  const mean = (pick: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const bytesPerDay = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  return { bytesPerDay, daysLeft: bytesPerDay > 0 ? Math.floor(freeBytes / bytesPerDay) : null };
}

/** The level of free space, by its bytes, its share of the disk and the days until the disk is full. */
export function levelOf({ freeBytes, totalBytes }: Room, daysLeft: Days | null): RoomLevel {
  const share = freeBytes / totalBytes;
  if (share < VERY_LOW.share || freeBytes < VERY_LOW.bytes) return 'very-low';
  return share < LOW.share || (daysLeft !== null && daysLeft < LOW.days) ? 'low' : 'well';
}
