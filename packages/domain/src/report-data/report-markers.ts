import type { Pest } from '../entities/catalogue.ts';
import { biofixMarkers, eventMarkers, type FieldMarker } from '../events/chart-markers.ts';
import type { ReportEvents, ReportSubject } from './report-data.ts';

/** What the chart of a pest marks in a report of one sector: the same as the console's. */
export function reportMarkers(subject: ReportSubject, pest: Pest, events: ReportEvents): FieldMarker[] {
  const { sector, crop, stations, biofixes } = subject;
  const own = events.filter(({ sectorId }) => sectorId === sector?.id);
  return [...biofixMarkers(biofixes, sector?.id, pest.id), ...eventMarkers({ crop, pest, stations }, own)];
}
