import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { formatDate, formatDateTime } from '@vigia/domain/es';

/** A photo of a camera, as the components of this folder show it. */
export interface Photo {
  readonly id: string;
  /** When it was taken, ms since 1970. Shown as `DD MMM YYYY, HH:mm:ss` in the time of Santiago. */
  readonly takenAt: EpochMs;
  /** Thumbnail for grids (250 or 500 px wide); null while it is loading. */
  readonly thumbnailUrl: string | null;
  /** The full picture; null while it is loading. */
  readonly url: string | null;
  /** The picture with the model's results drawn on it; null or absent if there is none. */
  readonly inferenceUrl?: string | null;
  /** A person took it beside a count: only its day is known, and no model looks at it. */
  readonly isByPerson?: boolean;
}

/** `05 nov 2026, 09:07:30`, or the day alone where nothing more is known; a dash for an invalid time. */
export function photoDate({ takenAt, isByPerson = false }: Pick<Photo, 'takenAt' | 'isByPerson'>): string {
  if (!Number.isFinite(takenAt)) return '—';
  return isByPerson ? formatDate(dayOfInstant(takenAt)) : formatDateTime(takenAt);
}
