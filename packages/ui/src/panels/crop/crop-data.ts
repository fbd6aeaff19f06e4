import type { ColumnarSeries, CropLog, DatesAhead, IsoDate } from '@vigia/domain';
import type { CropId } from '@vigia/domain/farm';

/** Host phenology and degree-hours of a season. */
export interface CropData {
  readonly cropId: CropId;
  /** `Manzano (Gala)` */
  readonly cropName: string;
  /** The observed stages. */
  readonly log: CropLog;
  /** Degree-hours added up from the day after `start.date`, °C·h; null is a missing day. */
  readonly gathered: ColumnarSeries | null;
  /**
   * First day of the degree-hours: that of the first observed stage or, without stages, the start of the
   * season.
   */
  readonly start: { readonly date: IsoDate; readonly reason: 'stage' | 'season' };
  /** Days without data, which add nothing. */
  readonly missingDays: number;
  /** Number of stations whose mean the degree-hours are. */
  readonly stations?: number;
  /** Dates of its stages from past years; null while they are loading, undefined if they are not requested. */
  readonly ahead?: DatesAhead | null | undefined;
}
