import { createHttp, type HttpOptions } from './http.ts';
import { lateCalls } from './late-calls.ts';
import { analyticsCalls } from './resources/analytics.ts';
import { farmCalls } from './resources/farm.ts';
import { notificationCalls } from './resources/notifications.ts';

/**
 * Every call of the service that needs a session, by resource; each takes an abort signal as last argument. What a
 * first screen asks for is there at once, the others come in files of their own.
 */
export function createClient(options: HttpOptions) {
  const send = createHttp(options);
  return {
    farm: farmCalls(send),
    notifications: notificationCalls(send),
    analytics: analyticsCalls(send),
    edits: lateCalls(async () => (await import('./resources/farm-edits.ts')).farmEditCalls(send)),
    logs: lateCalls(async () => (await import('./resources/farm-logs.ts')).farmLogCalls(send)),
    events: lateCalls(async () => (await import('./resources/events.ts')).eventCalls(send)),
    scheduledReports: lateCalls(async () =>
      (await import('./resources/scheduled-reports.ts')).scheduledReportCalls(send),
    ),
    reports: lateCalls(async () => (await import('./resources/reports.ts')).reportCalls(send)),
    people: lateCalls(async () => (await import('./resources/people.ts')).peopleCalls(send)),
    administration: lateCalls(async () =>
      (await import('./resources/administration.ts')).administrationCalls(send),
    ),
    changes: lateCalls(async () => (await import('./resources/changes.ts')).changeCalls(send)),
    logos: lateCalls(async () => (await import('./resources/client-logos.ts')).clientLogoCalls(send)),
    images: lateCalls(async () => (await import('./resources/images.ts')).imageCalls(send)),
    devices: lateCalls(async () => (await import('./resources/devices.ts')).deviceCalls(send)),
    imports: lateCalls(async () => (await import('./resources/imports.ts')).importCalls(send)),
    embedKeys: lateCalls(async () => (await import('./resources/embed-keys.ts')).embedKeyCalls(send)),
  };
}
export type ApiClient = ReturnType<typeof createClient>;
