import type { FieldCountDay } from '../captures/field-counts.ts';
import type { ChillMetric } from '../chill/models.ts';
import type { DegreeDayStart } from '../degree-days/start.ts';
import type { Crop, Pest } from '../entities/catalogue.ts';
import type { FieldEvent } from '../entities/event.ts';
import type { CropId } from '../entities/ids.ts';
import type { FieldMarker } from '../events/chart-markers.ts';
import type { Biofix } from '../farm/biofix.ts';
import type { Client } from '../farm/client.ts';
import type { Position } from '../farm/position.ts';
import type { Product } from '../farm/product.ts';
import type { Season } from '../farm/season.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import type { CropLog } from '../phenology/crop-events.ts';
import type { DatesAhead } from '../phenology/dates-ahead.ts';
import type { ChillSummary } from '../report-texts/chill.ts';
import type { ReportDocument } from '../report-texts/report-documents.ts';
import type { ColumnarSeries, DayRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import type { ReportCompared } from './report-compared.ts';
import type { ReportForecasts } from './report-requests.ts';

/** The subject of a report, with what its caller knows of the farm. */
export interface ReportSubject {
  readonly document: ReportDocument;
  /** With the data URL of its logo, if it has one. */
  readonly client: Pick<Client, 'id' | 'name'> & { readonly logo?: string | null };
  /** Null for all sectors. */
  readonly sector: Pick<Sector, 'id' | 'name' | 'address'> | null;
  /** Null when no single season is meant. */
  readonly season: Pick<Season, 'id' | 'name' | 'start' | 'end'> | null;
  /** Dates chosen beside the season. */
  readonly dates?: DayRange | null;
  readonly crop: Crop | null;
  /** Followed by the report, in its order. */
  readonly pests: readonly Pest[];
  readonly stations: readonly Pick<Station, 'id' | 'name' | 'position' | 'pestId' | 'cropId'>[];
  /** Of the catalogue: a follow-up reports the phenology of the crops at its stations. */
  readonly crops: readonly Crop[];
  readonly biofixes: readonly Omit<Biofix, 'comment'>[];
  /** Of the client, archived ones too: until when its applications protect. Left out where they are not known. */
  readonly products?: readonly Product[];
  /** Other seasons that the screen lays over its charts; left out without any. */
  readonly compared?: ReportCompared | null;
}

/** What the person who downloads a report adds to it. */
export interface ReportOptions {
  /** Empty for the default. */
  readonly comments: string;
  /** Code of the orchard; shown for Lobesia alone. */
  readonly csg: string;
  /** A super administrator's own words instead of the computed paragraphs; empty for those. */
  readonly phenologyText: string;
  readonly captureText: string;
  /** Day of control: estimated from the degree-days of each pest, or as a person states it; null without one. */
  readonly controlDate: IsoDate | 'estimated' | null;
  /** Suggested day of application; null without one. */
  readonly applicationDate: IsoDate | null;
}

export const NO_REPORT_OPTIONS: ReportOptions = {
  comments: '',
  csg: '',
  phenologyText: '',
  captureText: '',
  controlDate: null,
  applicationDate: null,
};

/** Longest texts that find room on the pages. */
export const REPORT_LIMITS = { comments: 1000, csg: 30, text: 600 } as const;

/** Daily climate of the stations; null where it was not measured. */
export interface ReportClimate {
  readonly temperatureMax: ColumnarSeries | null;
  readonly temperatureMin: ColumnarSeries | null;
  readonly temperatureMean: ColumnarSeries | null;
  readonly humidityMax: ColumnarSeries | null;
  readonly humidityMin: ColumnarSeries | null;
  readonly humidityMean: ColumnarSeries | null;
  readonly missingDays: Days;
}

/** Powdery mildew by day. */
export interface ReportMildew {
  readonly index: ColumnarSeries | null;
  readonly longestRun: ColumnarSeries | null;
  readonly hoursInBand: ColumnarSeries | null;
  readonly missingDays: Days;
}

/** Chill from the first day of the report on, by the models that were asked for. */
export interface ReportChill extends ChillSummary {
  /** Accumulated by day in the unit of each model; null where nothing was measured. */
  readonly series: Readonly<Partial<Record<ChillMetric, ColumnarSeries | null>>>;
}

/** One pest: its degree-days, its captures, and what was done about it. */
export interface ReportPest {
  readonly pestId: number;
  readonly pestName: string;
  readonly metric: string;
  readonly start: DegreeDayStart;
  readonly degreeDays: ColumnarSeries | null;
  /** The dates of its next stages by past years; null or left out where they were not requested. */
  readonly ahead?: DatesAhead | null;
  readonly missingDays: Days;
  readonly stations: number;
  /** Captures by week, each on its Sunday. */
  readonly weekly: ColumnarSeries | null;
  readonly daily: ColumnarSeries | null;
  /** Days of which the captures have some that people counted in the field; left out without any. */
  readonly inField?: readonly FieldCountDay[] | undefined;
  readonly markers: readonly FieldMarker[];
  /** What was written instead of its computed words, for any report; empty without. */
  readonly phenologyText: string;
  readonly captureText: string;
}

/** The phenology of a crop, and the degree-hours behind it. */
export interface ReportCrop {
  readonly cropId: CropId;
  readonly cropName: string;
  readonly log: CropLog;
  /** Degree-hours added up from the day after `start.date`, °C·h. */
  readonly gathered: ColumnarSeries | null;
  readonly start: { readonly date: IsoDate; readonly reason: 'stage' | 'season' };
  /** As for a pest, counted from the stage seen last. */
  readonly ahead?: DatesAhead | null;
  readonly missingDays: Days;
  /** Degree-hours are followed on it. */
  readonly isFollowed: boolean;
}

/** What the service answers. */
export interface ReportSeriesAnswer {
  readonly series: ColumnarSeries;
  readonly missingDays: Days;
  readonly stations: number;
  /** Days with captures that people counted in the field. */
  readonly inField: readonly FieldCountDay[];
}

/** The answers, by the id of each series. */
export type ReportAnswered = ReadonlyMap<string, ReportSeriesAnswer>;

export interface ReportStation {
  readonly name: string;
  /** Null when nobody placed it. */
  readonly position: Position | null;
}

/** The content of a report's pages, as plain values: the same wherever it is made. */
export interface ReportData {
  readonly document: ReportDocument;
  /** The day it was made. */
  readonly issued: IsoDate;
  readonly client: { readonly id: number; readonly name: string; readonly logo: string | null };
  readonly sector: { readonly name: string; readonly address: string } | null;
  readonly seasonName: string | null;
  readonly cropName: string | null;
  readonly stations: readonly ReportStation[];
  /** Days that the report is about. */
  readonly span: DayRange;
  /** Days on the charts. */
  readonly window: DayRange;
  /** Null for a season that is over. */
  readonly today: IsoDate | null;
  readonly climate: ReportClimate | null;
  readonly mildew: ReportMildew | null;
  /** The forecasts, apart from what was measured. */
  readonly forecasts: ReportForecasts;
  readonly pests: readonly ReportPest[];
  readonly crops: readonly ReportCrop[];
  /** Followed pests for which there is no room. */
  readonly otherPests: readonly string[];
  readonly chill: ReportChill | null;
  /** Other seasons laid over the charts. */
  readonly compared: ReportCompared | null;
  readonly options: ReportOptions;
}

/** What the chart of a pest marks: what people did and saw. */
export type ReportEvents = readonly FieldEvent[];
