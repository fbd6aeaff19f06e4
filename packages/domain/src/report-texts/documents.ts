import { PESTS } from '../catalogue/pests.ts';
import type { PestId } from '../entities/ids.ts';
import { DEFAULT_COMMENT } from '../es/reports.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { captureSentence, compareCaptures } from './captures.ts';
import {
  type ClimateDays,
  compareClimate,
  extremesSentences,
  frostSentence,
  humiditySentence,
  temperatureSentence,
} from './climate.ts';
import { type DegreeDayStatus, degreeDaySentences, documentSentence } from './degree-days.ts';

/** The text that was written, or the default. */
export const reportComment = (text: string): string => (text.trim() === '' ? DEFAULT_COMMENT : text.trim());

/** Whether the reports of a pest carry the CSG code of the orchard. */
export const showsCsgCode = (pestId: PestId | null): boolean =>
  pestId !== null && PESTS.get(pestId)?.csgCode === true;

/** A super admin may have the report name the day of application; it is then today, and can be changed. */
export function applicationDateField(includeDate: boolean, today: IsoDate) {
  return { enabled: includeDate, value: includeDate ? today : null } as const;
}

/** Text that a super admin writes instead of a computed paragraph; empty: the paragraph. */
export const overridden = (text: string | undefined, computed: string): string =>
  text === undefined || text.trim() === '' ? computed : text.trim();

const paragraph = (sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null).join(' ');

/** Daily means beside the daily extremes. */
export interface ClimateReportData extends ClimateDays {
  readonly tMean: DailySeries;
  readonly rhMean: DailySeries;
  readonly range: DayRange;
}

/** Paragraphs: temperature, humidity, extremes of the span. */
export function climateReportTexts(data: ClimateReportData): string[] {
  const { tMean, rhMean, range } = data;
  const [temperature, humidity] = extremesSentences(data, range);
  return [
    paragraph([temperatureSentence(compareClimate(tMean, range.end)), temperature ?? null]),
    paragraph([humiditySentence(compareClimate(rhMean, range.end)), humidity ?? null]),
    ...[frostSentence(data.tMin, range)].filter((sentence) => sentence !== null),
  ];
}

export interface PestReportData {
  readonly degreeDays: DegreeDayStatus;
  /** Daily captures of the sector, insects. */
  readonly captures: DailySeries;
  readonly until: IsoDate;
  /** A super admin's own words instead of the two paragraphs. */
  readonly phenologyText?: string;
  readonly captureText?: string;
}

/** Own words, and which document the drawn stages stand in. */
function withDocument(text: string, pestId: PestId): string {
  const document = documentSentence(pestId);
  return document === null ? text : paragraph([/[.!?…)]$/.test(text) ? text : `${text}.`, document]);
}

/** Paragraphs: phenology, captures. */
export function pestReportTexts(data: PestReportData): string[] {
  const own = overridden(data.phenologyText, '');
  const { pestId } = data.degreeDays;
  return [
    own === '' ? paragraph(degreeDaySentences(data.degreeDays)) : withDocument(own, pestId),
    overridden(data.captureText, captureSentence(compareCaptures(data.captures, data.until))),
  ];
}

/** A4 as the pages are cut, millimetres. */
export const PAGE_SIZE_MM = { width: 210, height: 294 } as const;
