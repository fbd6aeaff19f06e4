import type { Pest } from '../entities/catalogue.ts';
import { PROTECTION_SENTENCES } from '../es/products.ts';
import { biofixMarkers, eventMarkers, type FieldMarker } from '../events/chart-markers.ts';
import { protectedMarkers } from '../spraying/protection.ts';
import type { ReportEvents, ReportSubject } from './report-data.ts';

/**
 * What the chart of a pest marks in a report of one sector: the same as the console's. An application says until when it
 * protects in its label, as paper shows nothing but that.
 */
export function reportMarkers(subject: ReportSubject, pest: Pest, events: ReportEvents): FieldMarker[] {
  const { sector, crop, stations, biofixes, products = [] } = subject;
  const own = events.filter(({ sectorId }) => sectorId === sector?.id);
  const marked = eventMarkers({ crop, pest, stations }, own);
  const told = protectedMarkers(marked, own, products).map((marker, i) => {
    const until = marker.protection?.until ?? null;
    return until === null
      ? marker
      : { ...marker, label: `${marked[i]!.label}, ${PROTECTION_SENTENCES.until(until)}` };
  });
  return [...biofixMarkers(biofixes, sector?.id, pest.id), ...told];
}
