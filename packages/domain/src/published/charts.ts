import type { ChipLevel } from '../captures/chip-rule.ts';
import type { FieldCountDay } from '../captures/field-counts.ts';
import type { ChillMetric } from '../chill/models.ts';
import type { CropId, PestId, StationId } from '../entities/ids.ts';
import type { HealthState } from '../health/codes.ts';
import type { ColumnarSeries, DayRange, SeriesItem } from '../series/daily.ts';
import type { SeriesForecast } from '../series/forecast.ts';
import type { Days, EpochMs, IsoDate } from '../units.ts';
import type {
  PublishedCapturesCompared,
  PublishedChillCompared,
  PublishedClimateCompared,
  PublishedMildewCompared,
} from './compared.ts';

/** Fields of every published chart of a season. */
export interface PublishedHead {
  readonly sectorName: string;
  readonly seasonName: string;
  readonly season: DayRange;
  /** The server's day, so that the chart does not depend on the reader's clock. */
  readonly today: IsoDate;
}

/** The forecast of a chart's series by name; undefined for a past season. */
export type PublishedForecast<Name extends string> = Readonly<Record<Name, SeriesForecast>> | undefined;

/** Insects that each day's photos of all traps add, in any order. */
export interface PublishedCaptures extends PublishedHead {
  readonly pestId: PestId;
  readonly pestName: string;
  /** Traps of the pest. */
  readonly stations: number;
  readonly captures: readonly SeriesItem[];
  /** Days of which `captures` has some that people counted in the field; left out without any. */
  readonly inField?: readonly FieldCountDay[] | undefined;
  /** Those of other seasons; left out where none is asked for, and by older versions. */
  readonly compared?: PublishedCapturesCompared | undefined;
}

/** Daily extremes, °C and %, the mean of the stations; null where none of them measures it. */
export interface PublishedClimate extends PublishedHead {
  readonly temperatureMax: ColumnarSeries | null;
  readonly temperatureMin: ColumnarSeries | null;
  readonly humidityMax: ColumnarSeries | null;
  readonly humidityMin: ColumnarSeries | null;
  readonly missingDays: Days;
  readonly forecast?: PublishedForecast<'temperatureMax' | 'temperatureMin' | 'humidityMax' | 'humidityMin'>;
  /** Extremes of other seasons; left out where none is asked for, and by older versions. */
  readonly compared?: PublishedClimateCompared | undefined;
}

/** Powdery mildew day by day; all series are null for a crop that does not get it. */
export interface PublishedMildew extends PublishedHead {
  readonly cropId: CropId | null;
  readonly applies: boolean;
  /** Gubler index, 0–100. */
  readonly index: ColumnarSeries | null;
  /** Most consecutive hours in the band, h. */
  readonly longestRun: ColumnarSeries | null;
  /** Hours in the band, consecutive or not, h. */
  readonly hoursInBand: ColumnarSeries | null;
  readonly missingDays: Days;
  readonly forecast?: PublishedForecast<'index' | 'longestRun' | 'hoursInBand'>;
  /** The index in other seasons; left out where none is asked for, and by older versions. */
  readonly compared?: PublishedMildewCompared | undefined;
}

/** Chill since the day that counting began, by model. */
export interface PublishedChill extends PublishedHead {
  readonly start: IsoDate;
  readonly series: Readonly<Record<ChillMetric, ColumnarSeries | null>>;
  readonly missingDays: Days;
  readonly forecast?: PublishedForecast<ChillMetric>;
  /** Chilling hours of other seasons; left out where none is asked for, and by older versions. */
  readonly compared?: PublishedChillCompared | undefined;
}

/** A station at its rounded position: see `PUBLISHED_STEP`. */
export interface PublishedStation {
  readonly stationId: StationId;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** By the captures of its last days; `unknown` without a photo or a rule. */
  readonly level: PublishedLevel;
}

export interface PublishedMap {
  readonly sectorName: string;
  readonly today: IsoDate;
  readonly stations: readonly PublishedStation[];
}

export const PUBLISHED_LEVELS = ['low', 'moderate', 'high', 'unknown'] as const;
export type PublishedLevel = (typeof PUBLISHED_LEVELS)[number];

/** The risk of one sector now: the highest among its pests and mildew, or of the requested one. */
export interface PublishedRisk {
  readonly sectorName: string;
  readonly today: IsoDate;
  readonly level: PublishedLevel;
  /** Null when no pest and no mildew is followed. */
  readonly kind: 'captures' | 'mildew' | null;
  readonly pestId: PestId | null;
  /** Of what, in the requested language: the pest's name, or powdery mildew. */
  readonly subject: string;
  /** First of the consecutive days with this level; null while it is unknown. */
  readonly since: IsoDate | null;
  /** Last day with data; null without any. */
  readonly asOf: IsoDate | null;
  /** Insects of the last days, or the Gubler index. */
  readonly value: number | null;
  /** How many days of captures `value` sums up; seven if left out. */
  readonly days?: Days | undefined;
  /** The whole in one sentence, in the requested language. */
  readonly text: string;
}

export interface PublishedValue {
  readonly value: number;
  readonly at: EpochMs;
}

/** One station at a glance. */
export interface PublishedCard {
  readonly stationId: StationId;
  readonly stationName: string;
  readonly sectorName: string;
  readonly today: IsoDate;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  readonly pestName: string | null;
  /** °C, %, and mm of the running day; null where the station has never measured it. */
  readonly temperature: PublishedValue | null;
  readonly humidity: PublishedValue | null;
  readonly rain: PublishedValue | null;
  readonly health: Readonly<Record<'connection' | 'energy' | 'images' | 'sensors', HealthState>>;
  /** Captures of the last days, of seven if left out; null without a pest. */
  readonly chip: {
    readonly level: ChipLevel | null;
    readonly count: number | null;
    readonly days?: Days | undefined;
  } | null;
}
