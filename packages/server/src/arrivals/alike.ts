import type { NewArrival } from './new-arrival.ts';

/**
 * Most requests without a device's key that are written at once: anybody can send them, and the database must not
 * have to write as many as somebody likes.
 */
const MOST_STRANGERS = 50;

/** Joins requests without a key that are of one device, address, call and fault; the others stay each by itself. */
export function alike(arrivals: readonly NewArrival[]): NewArrival[] {
  const keyed = arrivals.filter(({ clientId }) => clientId !== null);
  const strangers = new Map<string, NewArrival>();
  for (const arrival of arrivals) {
    const { clientId, serial, address, call, keyFault } = arrival;
    if (clientId !== null) continue;
    const same = JSON.stringify([serial, address, call, keyFault]);
    const before = strangers.get(same);
    if (before === undefined && strangers.size === MOST_STRANGERS) continue;
    strangers.set(same, { ...arrival, times: (before?.times ?? 0) + 1 });
  }
  return [...keyed, ...strangers.values()];
}
