import type { Period } from '@vigia/domain';
import { isCurrentSeason } from '@vigia/domain/farm';
import { type PublishedDegreeDays, publishedCaptures, publishedWindow } from '@vigia/domain/published';
import type { PanelView } from '../panel-view.ts';
import type { DegreeDayData } from './degree-day-data.ts';

/** The data of a partner's widget and of a static picture, from those that the service publishes. */
export function publishedChartData(published: PublishedDegreeDays): DegreeDayData {
  const { pestId, pestName, metric, start, degreeDays, missingDays, markers, ahead, inField } = published;
  const captures = {
    ...(publishedCaptures(published) ?? { incremental: null }),
    ...(inField && { inField }),
  };
  return { pestId, pestName, metric, start, degreeDays, missingDays, captures, markers, ahead };
}

/** The part of the season to show, as in the console; a past season has no today. */
export function publishedView(published: PublishedDegreeDays, period: Period): PanelView {
  const { season, today } = published;
  return {
    period,
    window: publishedWindow(published, period),
    today: isCurrentSeason(season, today) ? today : null,
  };
}
