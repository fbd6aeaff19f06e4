import { parseIsoDate } from '../calendar/iso-date.ts';
import type { ClientId, CropId, PestId, SeasonId, SectorId } from '../entities/ids.ts';
import type { Season } from '../farm/season.ts';
import type { DayRange } from '../series/daily.ts';
import { ALIGNMENTS, type Alignment } from '../side-by-side/align.ts';
import type { IsoDate } from '../units.ts';
import { parseSupposed, supposedText } from '../what-if/supposed.ts';
import { comparedText, parseCompared } from './compared.ts';
import { dateFilterWindow } from './windows.ts';

export const ALL = 'all';
/** Stations without a crop or without a pest ("No Asignado"). */
export const NONE = 'none';
export const REPORT_TYPES = ['all', 'climate-report'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export type Choice<Id> = Id | typeof ALL;
export type ChoiceOrNone<Id> = Choice<Id> | typeof NONE;

/** The filters as the URL's query holds them. An absent one has its default. */
export interface Filters {
  readonly company?: ClientId;
  readonly dateStart?: IsoDate;
  readonly dateEnd?: IsoDate;
  readonly season?: Choice<SeasonId>;
  readonly sector?: Choice<SectorId>;
  readonly pest?: ChoiceOrNone<PestId>;
  readonly crop?: ChoiceOrNone<CropId>;
  readonly reportType?: ReportType;
  /** The period of charts, as it was requested: a `Period`, or an unknown word. */
  readonly period?: string;
  /** Seasons and fields laid over the charts' own, as `comparedText` writes them. */
  readonly compare?: string;
  /** How they are laid over it; by calendar if it is absent. */
  readonly align?: Alignment;
  /** What is supposed of the season, as `supposedText` writes it. */
  readonly suppose?: string;
}

/** Ids as text, as numbers, or in the quotes some routers write around text. */
function readId(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.replace(/^"(.*)"$/, '$1') : String(value);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

const readChoice = <Word extends string>(value: unknown, words: readonly Word[]): number | Word | undefined =>
  words.find((word) => word === value) ?? readId(value);

const readWord = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\w{1,20}$/.test(value) ? value : undefined;

const readDate = (value: unknown): IsoDate | undefined =>
  typeof value === 'string' ? (parseIsoDate(value) ?? undefined) : undefined;

/** Reads a query; unknown values are dropped, as are dates in the wrong order. */
export function parseFilters(query: Readonly<Record<string, unknown>>): Filters {
  const dateStart = readDate(query.dateStart);
  const dateEnd = readDate(query.dateEnd);
  const datesInOrder = dateStart === undefined || dateEnd === undefined || dateStart <= dateEnd;
  return withoutAbsent({
    company: readId(query.company),
    dateStart: datesInOrder ? dateStart : undefined,
    dateEnd: datesInOrder ? dateEnd : undefined,
    season: readChoice(query.season, [ALL]),
    sector: readChoice(query.sector, [ALL]),
    pest: readChoice(query.pest, [ALL, NONE]),
    crop: readChoice(query.crop, [ALL, NONE]),
    reportType: REPORT_TYPES.find((type) => type === query.reportType),
    period: readWord(query.period),
    compare: comparedText(parseCompared(query.compare === undefined ? undefined : String(query.compare))),
    align: ALIGNMENTS.find((alignment) => alignment === query.align),
    suppose: supposedText(parseSupposed(query.suppose === undefined ? undefined : String(query.suppose))),
  });
}

function withoutAbsent<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

/** The filters as query parameters, in a fixed order, absent ones left out. */
export function filtersToSearch(filters: Filters): Record<string, string | number> {
  const {
    company,
    dateStart,
    dateEnd,
    season,
    sector,
    pest,
    crop,
    reportType,
    period,
    compare,
    align,
    suppose,
  } = filters;
  return withoutAbsent({
    company,
    dateStart,
    dateEnd,
    season,
    sector,
    pest,
    crop,
    reportType,
    period,
    compare,
    align,
    suppose,
  }) as Record<string, string | number>;
}

/** Dates when none are chosen: the season's, else from two months ago to tomorrow. */
export function defaultDates(season: Pick<Season, 'start' | 'end'> | null, today: IsoDate): DayRange {
  if (season) return { start: season.start, end: season.end };
  return dateFilterWindow(today);
}

/** The dates that apply: those chosen, completed by the defaults; the defaults alone where the two would cross. */
export function effectiveDates(
  filters: Filters,
  season: Pick<Season, 'start' | 'end'> | null,
  today: IsoDate,
): DayRange {
  const usual = defaultDates(season, today);
  const start = filters.dateStart ?? usual.start;
  const end = filters.dateEnd ?? usual.end;
  return start <= end ? { start, end } : usual;
}
