import { atom } from 'jotai';

/** A clock that is wrong by less may stay so: no date becomes another one for long, ms. */
const ALLOWED_MS = 10 * 60_000;
/** Answers that may come from a cache of the browser tell an older time. */
function isFromService(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const asked = input instanceof Request ? input : undefined;
  const method = init?.method ?? asked?.method ?? 'GET';
  return method.toUpperCase() === 'POST' || (init?.cache ?? asked?.cache) === 'no-store';
}

/** The same as `clockErrorAtom`; null until an answer of the service has shown it. */
export const heardClockErrorAtom = atom<number | null>(null);
/** How far this device's clock is behind that of the service, ms, negative if it is ahead; 0 while it is about right. */
export const clockErrorAtom = atom((get) => get(heardClockErrorAtom) ?? 0);

/** @param error of the clock, ms, as an answer shows it */
export const countedError = (error: number): number => (Math.abs(error) < ALLOWED_MS ? 0 : error);

/**
 * `fetch` that compares this device's clock with the service's `Date` of each answer. An error may come from something
 * between, whose clock is its own.
 *
 * @param onError is told the error of the clock, ms, at each answer that shows it
 */
export function withServiceTime(send: typeof fetch, onError: (error: number) => void): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const at = Date.parse(answer.headers.get('date') ?? '');
    if (answer.ok && isFromService(input, init) && !Number.isNaN(at)) onError(at - Date.now());
    return answer;
  };
}
