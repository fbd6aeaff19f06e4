import type { DayRange } from '@vigia/domain';
import type { CropId, Station } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { mildewMetric } from '../analytics/metric.ts';
import type { Reading } from './read-series.ts';

/** A measure of mildew on these days, the mean of the stations. */
export const mildewReading = (measure: Parameters<typeof mildewMetric>[0], days: DayRange): Reading => ({
  metric: mildewMetric(measure, 'default'),
  days,
  transform: 'value',
  aggregation: 'avg',
});

/** The first crop that mildew is followed on, or else the first one. */
export function mildewCrop(stations: readonly Station[]): CropId | null {
  const crops = stations.map(({ cropId }) => cropId);
  return crops.find(mildewApplies) ?? crops[0] ?? null;
}

/** The stations of that crop; none where it does not get mildew. */
export function mildewStations(stations: readonly Station[]): readonly Station[] {
  const crop = mildewCrop(stations);
  return mildewApplies(crop) ? stations.filter(({ cropId }) => cropId === crop) : [];
}
