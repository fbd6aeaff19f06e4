import type { ColumnarSeries, CropLog, DatesAhead, IsoDate } from '@vigia/domain';
import type { CropId } from '@vigia/domain/farm';

/** Host phenology and degree-hours of a season. */
export interface CropData {
  readonly cropId: CropId;
  /** `Manzano (Gala)` */
  readonly cropName: string;
  /** The stages that were seen. */
  readonly log: CropLog;
  /** Degree-hours added up from the day after `start.date`, °C·h; null is a missing day. */
  readonly gathered: ColumnarSeries | null;
  /** The day that degree-hours are counted from: the first stage seen, or the start of the season without one. */
  readonly start: { readonly date: IsoDate; readonly reason: 'stage' | 'season' };
  /** Days without data, which add nothing. */
  readonly missingDays: number;
  /** How many stations the degree-hours are the mean of. */
  readonly stations?: number;
  /** When its stages come as past years went; null while they are asked, left out where they are not. */
  readonly ahead?: DatesAhead | null | undefined;
}
