import type { FieldEvent } from '../entities/event.ts';
import { PROTECTION_SENTENCES } from '../es/products.ts';
import type { FieldMarker } from '../events/chart-markers.ts';
import type { Product } from '../farm/product.ts';
import { productNamed } from './applications.ts';
import { lastProtectedDay } from './intervals.ts';

/**
 * Markers of a chart, those of applications with the last day that they protect, in words and as its
 * `protection`. A product whose residual days are not known says so; a text that is no product of the client says nothing.
 *
 * @param events the reports that the markers are of, by `event-<id>`
 */
export function protectedMarkers(
  markers: readonly FieldMarker[],
  events: readonly FieldEvent[],
  products: readonly Product[],
): FieldMarker[] {
  const byId = new Map(events.map((event) => [`event-${event.id}`, event]));
  return markers.map((marker) => {
    const event = byId.get(marker.id);
    const isApplied = event?.type === 'agrochemical_application';
    const product = isApplied ? productNamed(products, event.product) : null;
    if (!event || product === null) return marker;
    const days = product.residualDays;
    const until = days === null ? null : lastProtectedDay(event.date, days);
    const sentence = until === null ? PROTECTION_SENTENCES.byLabel : PROTECTION_SENTENCES.until(until);
    const text = `${sentence} · ${product.name}`;
    return {
      ...marker,
      ...(until !== null && { label: text }),
      detail: `${marker.detail} · ${sentence}`,
      protection: { until, text },
    };
  });
}
