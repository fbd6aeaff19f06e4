/** What reports contain, and when they are sent. */
export { controlEstimate } from '../report-data/control-date.ts';
export { makeReport } from '../report-data/make-report.ts';
export { datedComment, type ReportComment } from '../report-data/report-comment.ts';
export type { ReportCompared, ReportComparedChart } from '../report-data/report-compared.ts';
export {
  NO_REPORT_OPTIONS,
  REPORT_LIMITS,
  type ReportCrop,
  type ReportData,
  type ReportOptions,
  type ReportPest,
  type ReportSeriesAnswer,
  type ReportStation,
  type ReportSubject,
} from '../report-data/report-data.ts';
export type { ReportForecasts, ReportSeriesAsked } from '../report-data/report-requests.ts';
export { type ReportSection, reportSections } from '../report-data/report-sections.ts';
export { reportAhead, reportForecasts, reportSeries } from '../report-data/report-series.ts';
export { reportSpan } from '../report-data/report-span.ts';
export { captureSentence, compareCaptures } from '../report-texts/captures.ts';
export { extremesSentences, frostSentence } from '../report-texts/climate.ts';
export { degreeDaySentences } from '../report-texts/degree-days.ts';
export {
  applicationDateField,
  PAGE_SIZE_MM,
  reportComment,
  showsCsgCode,
} from '../report-texts/documents.ts';
export { mildewApplies } from '../report-texts/mildew.ts';
export { DOCUMENT_PAGES, REPORT_DOCUMENTS, type ReportDocument } from '../report-texts/report-documents.ts';
export {
  alikeSentence,
  type CapturesAtSum,
  capturesAtSumSentences,
  leadSentence,
  type NamedLead,
  type NotCompared,
  namedLead,
  notComparedSentences,
  TOO_FEW_DAYS,
} from '../report-texts/side-by-side.ts';
export {
  extremesBesideSentences,
  hoursBesideSentences,
  mildewBesideTold,
} from '../report-texts/side-by-side-readings.ts';
export { parseCron } from '../schedules/cron.ts';
export {
  deliveryText,
  type NewSchedule,
  newScheduleDraft,
  periodicityText,
  type ScheduleDraft,
  type ScheduleOutcome,
  type SectorsOfUser,
  scheduleCounts,
  scheduleNotice,
  schedulesOf,
  validateSchedule,
} from '../schedules/draft.ts';
export { nextRuns } from '../schedules/next-runs.ts';
export { cronOf, PERIODICITIES, type Periodicity, periodicityOf } from '../schedules/periodicities.ts';
