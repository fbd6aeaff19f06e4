import { createHttp, type HttpOptions } from './http.ts';
import { analyticsCalls } from './resources/analytics.ts';
import { deviceCalls } from './resources/devices.ts';
import { farmCalls } from './resources/farm.ts';
import { imageCalls } from './resources/images.ts';
import { importCalls } from './resources/imports.ts';
import { peopleCalls } from './resources/people.ts';

/** Every call of the service that needs a session, by resource; each takes an abort signal as last argument. */
export function createClient(options: HttpOptions) {
  const send = createHttp(options);
  return {
    farm: farmCalls(send),
    people: peopleCalls(send),
    analytics: analyticsCalls(send),
    images: imageCalls(send),
    devices: deviceCalls(send),
    imports: importCalls(send),
  };
}
export type ApiClient = ReturnType<typeof createClient>;
