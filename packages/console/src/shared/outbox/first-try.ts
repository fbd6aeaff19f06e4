import type { EpochMs } from '@vigia/domain';
import { atom, type createStore } from 'jotai';
import { heardClockErrorAtom } from '../state/clock.ts';
import { readyServicesAtom } from '../state/services.ts';
import { serviceClock } from './service-clock.ts';

const askedClockAtom = atom((get) =>
  serviceClock(get(readyServicesAtom).access, new AbortController().signal),
);

/**
 * The service's time, with which a first try is dated. Where no answer has told it since the page was opened, it is asked
 * for: a try that a wrong clock has dated might be repeated after the service has forgotten it.
 *
 * @returns epoch ms
 * @throws {ApiError} `network`: the service cannot be reached; nothing was tried
 */
export async function timeOfFirstTry(store: ReturnType<typeof createStore>): Promise<EpochMs> {
  const error = store.get(heardClockErrorAtom);
  return error === null ? await store.get(askedClockAtom)() : Date.now() + error;
}
