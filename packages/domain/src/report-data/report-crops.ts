import { addDays, earlierOf } from '../calendar/iso-date.ts';
import { CROPS, cropLabel } from '../catalogue/crops.ts';
import type { Crop } from '../entities/catalogue.ts';
import type { FieldEvent } from '../entities/event.ts';
import { cropAheadQuery } from '../phenology/ask-ahead.ts';
import { CROP_EVENTS, type CropLog } from '../phenology/crop-events.ts';
import { degreeHourStart } from '../phenology/crop-outlook.ts';
import type { IsoDate } from '../units.ts';
import type { ReportAnswered, ReportCrop, ReportEvents, ReportSubject } from './report-data.ts';
import type { ReportAheadRequest, ReportAheads, ReportSeriesAsked } from './report-requests.ts';
import { daysOver, reportSpan } from './report-span.ts';

interface ReportCropAnswers {
  readonly series: ReportAnswered;
  readonly aheads?: ReportAheads | undefined;
  readonly events: ReportEvents;
}

/** Most crops whose phenology finds room on the pages. */
const MOST_REPORT_CROPS = 3;

/** Crops that stand at the stations of a follow-up report. */
function followedCrops({ document, crops, stations }: ReportSubject): readonly Crop[] {
  if (document !== 'follow-up') return [];
  return crops.filter(({ id }) => stations.some(({ cropId }) => cropId === id)).slice(0, MOST_REPORT_CROPS);
}

/** The stages of a crop that were reported of the sector in the season; the last report of a stage counts. */
function logOf({ sector, season }: ReportSubject, cropId: number, events: ReportEvents): CropLog {
  const own = events
    .filter(
      (event: FieldEvent) =>
        event.type === 'crop_phenology_changed' &&
        event.sectorId === sector?.id &&
        event.cropId === cropId &&
        (event.seasonId === null || event.seasonId === season?.id),
    )
    .toSorted((a, b) => a.createdAt - b.createdAt);
  return Object.fromEntries(
    CROP_EVENTS.map(({ stage, logField }) => [
      logField,
      own.findLast(({ phenologyStage }) => phenologyStage === stage)?.date ?? null,
    ]),
  );
}

function startOf(subject: ReportSubject, cropId: number, log: CropLog, today: IsoDate): ReportCrop['start'] {
  const seen = degreeHourStart(cropId, log);
  if (seen !== null) return { date: seen, reason: 'stage' };
  return { date: reportSpan(subject, today).start, reason: 'season' };
}

/** The degree-hours that a follow-up report needs, for the crops that have them. */
export function cropSeries(
  subject: ReportSubject,
  events: ReportEvents,
  today: IsoDate,
): ReportSeriesAsked[] {
  const days = daysOver(reportSpan(subject, today), today);
  if (days === null) return [];
  return followedCrops(subject).flatMap(({ id }) => {
    const metric = CROPS.get(id)?.degreeHourMetric;
    if (!metric) return [];
    const start = startOf(subject, id, logOf(subject, id, events), today);
    const first = start.reason === 'stage' ? addDays(start.date, 1) : start.date;
    const query = {
      stationIds: subject.stations.filter(({ cropId }) => cropId === id).map((station) => station.id),
      start: earlierOf(first, days.end), // a stage seen today: nothing has been gathered since
      end: days.end,
      perStation: 'accumulated',
      aggregation: 'avg',
      accumulateFrom: first,
    } as const;
    return [{ id: `degree-hours/${id}`, family: 'degree-hours', metric, query } as const];
  });
}

/** The dates of the stages after the one that was seen last of each crop. */
export function cropAhead(
  subject: ReportSubject,
  events: ReportEvents,
  today: IsoDate,
): ReportAheadRequest[] {
  return followedCrops(subject).flatMap(({ id: cropId }): ReportAheadRequest[] => {
    const metric = CROPS.get(cropId)?.degreeHourMetric;
    const stationIds = subject.stations.filter((one) => one.cropId === cropId).map(({ id }) => id);
    const log = logOf(subject, cropId, events);
    const query = cropAheadQuery({ cropId, log, stationIds, season: subject.season }, today);
    return metric && query ? [{ id: `degree-hours/${cropId}`, metric, query }] : [];
  });
}

/** Crops with stages that were seen or degree-hours that are followed. */
export function reportCrops(
  subject: ReportSubject,
  { series, aheads, events }: ReportCropAnswers,
  today: IsoDate,
): ReportCrop[] {
  return followedCrops(subject).flatMap((crop): ReportCrop[] => {
    const log = logOf(subject, crop.id, events);
    const answer = series.get(`degree-hours/${crop.id}`);
    if (!answer && Object.values(log).every((day) => day === null)) return [];
    return [
      {
        cropId: crop.id,
        cropName: cropLabel(crop),
        log,
        gathered: answer?.series ?? null,
        start: startOf(subject, crop.id, log, today),
        ahead: aheads?.get(`degree-hours/${crop.id}`) ?? null,
        missingDays: answer?.missingDays ?? 0,
        isFollowed: answer !== undefined,
      },
    ];
  });
}
