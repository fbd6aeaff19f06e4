import type { EpochMs } from '@vigia/domain';
import { formatDateTime } from '@vigia/domain/es';

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
}

/** `05 nov 2026, 09:07:30`; a dash for an invalid time. */
export const photoDate = ({ takenAt }: Pick<Photo, 'takenAt'>): string =>
  Number.isFinite(takenAt) ? formatDateTime(takenAt) : '—';
