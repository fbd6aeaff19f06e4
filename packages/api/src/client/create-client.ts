import { createHttp, type HttpOptions } from './http.ts';
import { analyticsCalls } from './resources/analytics.ts';
import { farmCalls } from './resources/farm.ts';
import { peopleCalls } from './resources/people.ts';

/** Every call of the service that needs a session, by resource; each takes an abort signal as last argument. */
export function createClient(options: HttpOptions) {
  const send = createHttp(options);
  return { farm: farmCalls(send), people: peopleCalls(send), analytics: analyticsCalls(send) };
}
export type ApiClient = ReturnType<typeof createClient>;
