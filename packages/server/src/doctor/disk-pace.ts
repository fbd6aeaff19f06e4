import { type Days, dayNumberOf } from '@vigia/domain';
import type { DiskSample } from '../stores/service/disk-samples.ts';

/** Room of the disk under a folder, bytes that this account may still write. */
export interface Room {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export interface Pace {
  /** Bytes that the disk fills by per day; negative when it empties. Null while too little is known. */
  readonly bytesPerDay: number | null;
  /** Days until the disk is full at that pace; null when it does not fill, or nobody knows. */
  readonly daysLeft: Days | null;
}

/** How much room there is: under `low` somebody should see to it, under `very-low` at once. */
export type RoomLevel = 'well' | 'low' | 'very-low';

/** Two samples may be a day on which something was moved: a pace needs these. */
const FEWEST_SAMPLES = 3;
const GIGABYTE = 1_000_000_000;
const LOW = { share: 0.1, days: 14 };
const VERY_LOW = { share: 0.05, bytes: GIGABYTE };

/**
 * The pace at which a disk fills: the slope of the straight line through its samples (least squares).
 *
 * @param samples a day each, in any order; those of another size of disk do not count
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

export function levelOf({ freeBytes, totalBytes }: Room, daysLeft: Days | null): RoomLevel {
  const share = freeBytes / totalBytes;
  if (share < VERY_LOW.share || freeBytes < VERY_LOW.bytes) return 'very-low';
  return share < LOW.share || (daysLeft !== null && daysLeft < LOW.days) ? 'low' : 'well';
}
