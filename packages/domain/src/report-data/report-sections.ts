import { earlierOf } from '../calendar/iso-date.ts';
import { REPORT_SECTION_HEADINGS } from '../es/reports.ts';
import { cropOutlook } from '../phenology/crop-outlook.ts';
import { generationAfter, milestoneOf, milestonesAhead, standingOf } from '../phenology/outlook.ts';
import { chillSentences } from '../report-texts/chill.ts';
import { cropSentences } from '../report-texts/crops.ts';
import {
  type ClimateReportData,
  climateReportTexts,
  overridden,
  pestReportTexts,
} from '../report-texts/documents.ts';
import { mildewSentences } from '../report-texts/mildew.ts';
import { laidOverSentences } from '../report-texts/side-by-side.ts';
import { type ColumnarSeries, type DailySeries, fromColumnar } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import {
  NO_REPORT_OPTIONS,
  type ReportClimate,
  type ReportCrop,
  type ReportData,
  type ReportPest,
} from './report-data.ts';
import { daysOver } from './report-span.ts';

/** A part of a report's summary. */
export interface ReportSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const NOTHING: DailySeries = { start: '2000-01-01' as IsoDate, values: new Float64Array(0) };
const daysOf = (series: ColumnarSeries | null): DailySeries => (series ? fromColumnar(series) : NOTHING);

/** The computed summary of a report: each pest, the mildew, the chill, the climate, as its subject requires. */
export function reportSections(data: ReportData): ReportSection[] {
  const { mildew, chill, climate, compared, issued, span } = data;
  const until = earlierOf(span.end, issued);
  return [
    ...data.pests.map((pest) => pestSection(data, pest, until)),
    ...data.crops.map((crop) => cropSection(data, crop)),
    ...(mildew
      ? [
          {
            title: REPORT_SECTION_HEADINGS.mildew,
            paragraphs: [mildewSentences(daysOf(mildew.index), lastDay(data)).join(' ')],
          },
        ]
      : []),
    ...(chill
      ? [{ title: REPORT_SECTION_HEADINGS.chill, paragraphs: [chillSentences(chill).join(' ')] }]
      : []),
    ...(climate
      ? [
          {
            title: REPORT_SECTION_HEADINGS.climate,
            paragraphs: climateReportTexts(climateDays(data, climate)),
          },
        ]
      : []),
    ...(compared
      ? [
          {
            title: REPORT_SECTION_HEADINGS.compared,
            paragraphs: [
              ...laidOverSentences(compared.names, compared.alignment),
              compared.sentences.join(' '),
            ],
          },
        ]
      : []),
  ];
}

/** The last day that is over. */
function lastDay({ span, issued }: ReportData): IsoDate {
  return daysOver(span, issued)?.end ?? span.start;
}

function pestSection(data: ReportData, pest: ReportPest, until: IsoDate): ReportSection {
  const { pestId, start, missingDays, ahead } = pest;
  const standing = pest.degreeDays && standingOf(pest.degreeDays);
  const milestone = standing && milestoneOf(pestId, standing, data.today, ahead);
  const generation = standing && generationAfter(pestId, standing, data.today, ahead);
  const later = standing ? milestonesAhead(pestId, standing, data.today, ahead) : [];
  // What is typed for one report is about its one pest, and goes before what was written for all of them.
  const typed = data.document === 'pest' ? data.options : NO_REPORT_OPTIONS;
  const paragraphs = pestReportTexts({
    degreeDays: {
      pestId,
      start,
      standing,
      missingDays,
      milestone,
      generation,
      later,
      neighbour: ahead?.neighbour,
    },
    captures: daysOf(pest.daily),
    until,
    phenologyText: overridden(typed.phenologyText, pest.phenologyText),
    captureText: overridden(typed.captureText, pest.captureText),
  });
  return { title: pest.pestName, paragraphs };
}

function cropSection({ today }: ReportData, crop: ReportCrop): ReportSection {
  const { cropId, cropName, log, gathered, ahead } = crop;
  const outlook = gathered && cropOutlook(cropId, log, gathered, today, ahead);
  return {
    title: REPORT_SECTION_HEADINGS.crop(cropName),
    paragraphs: [cropSentences(log, outlook).join(' ')],
  };
}

function climateDays(data: ReportData, climate: ReportClimate): ClimateReportData {
  return {
    tMin: daysOf(climate.temperatureMin),
    tMax: daysOf(climate.temperatureMax),
    tMean: daysOf(climate.temperatureMean),
    rhMin: daysOf(climate.humidityMin),
    rhMax: daysOf(climate.humidityMax),
    rhMean: daysOf(climate.humidityMean),
    range: { start: data.span.start, end: lastDay(data) },
  };
}
