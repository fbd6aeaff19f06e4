import type { ArrivalsPage } from '@vigia/api/client';
import type { Arrival } from '@vigia/domain/devices';

/** Requests that are shown at most. */
export const SHOWN = 100;

/**
 * Several servers may write requests at the same moment, and a later number may be seen first. So the requests of the
 * last moments are asked for again, ms.
 */
const OVERLAP_MS = 5_000;

/** The request after which newer ones are asked for; undefined asks for the newest of all. */
export function askedAfter(known: readonly Arrival[]): number | undefined {
  const newest = known[0]?.at ?? 0;
  return known.find(({ at }) => at < newest - OVERLAP_MS)?.id;
}

/** What is known with what came since, newest first, each request once. */
export function mergeArrivals(known: readonly Arrival[], { items, ...page }: ArrivalsPage): ArrivalsPage {
  const ids = new Set(items.map(({ id }) => id));
  // A full page may have left out requests between its last one and what is known.
  const older = items.length === SHOWN ? [] : known.filter(({ id }) => !ids.has(id));
  return { ...page, items: [...items, ...older].sort((a, b) => b.id - a.id).slice(0, SHOWN) };
}
