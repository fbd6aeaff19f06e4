import { createHttp, type HttpOptions } from './http.ts';
import { accessCalls } from './resources/access.ts';
import { administrationCalls } from './resources/administration.ts';
import { alertCalls } from './resources/alerts.ts';
import { analyticsCalls } from './resources/analytics.ts';
import { arrivalCalls } from './resources/arrivals.ts';
import { changeCalls } from './resources/changes.ts';
import { clientLogoCalls } from './resources/client-logos.ts';
import { deviceCalls } from './resources/devices.ts';
import { embedKeyCalls } from './resources/embed-keys.ts';
import { eventCalls } from './resources/events.ts';
import { farmCalls } from './resources/farm.ts';
import { farmEditCalls } from './resources/farm-edits.ts';
import { farmLogCalls } from './resources/farm-logs.ts';
import { imageCalls } from './resources/images.ts';
import { importCalls } from './resources/imports.ts';
import { notificationCalls } from './resources/notifications.ts';
import { peopleCalls } from './resources/people.ts';
import { pushCalls } from './resources/push.ts';
import { reportCalls } from './resources/reports.ts';
import { scheduledReportCalls } from './resources/scheduled-reports.ts';
import { serviceTokenCalls } from './resources/service-tokens.ts';
import { stationSourceCalls } from './resources/station-sources.ts';
import { tableCalls } from './resources/tables.ts';
import { uplinkCalls } from './resources/uplinks.ts';
import { webhookCalls } from './resources/webhooks.ts';

/**
 * Every call that needs a session, by resource. The last argument of each call is an abort signal. To load only
 * some of them, use their functions instead: `imageCalls(createHttp(options))`.
 */
export function createClient(options: HttpOptions) {
  const send = createHttp(options);
  return {
    farm: farmCalls(send),
    notifications: notificationCalls(send),
    analytics: analyticsCalls(send),
    edits: farmEditCalls(send),
    logs: farmLogCalls(send),
    events: eventCalls(send),
    scheduledReports: scheduledReportCalls(send),
    reports: reportCalls(send),
    people: peopleCalls(send),
    access: accessCalls(send),
    administration: administrationCalls(send),
    arrivals: arrivalCalls(send),
    changes: changeCalls(send),
    logos: clientLogoCalls(send),
    images: imageCalls(send),
    devices: deviceCalls(send),
    imports: importCalls(send),
    tables: tableCalls(send),
    embedKeys: embedKeyCalls(send),
    serviceTokens: serviceTokenCalls(send),
    stationSources: stationSourceCalls(send),
    alerts: alertCalls(send),
    push: pushCalls(send),
    webhooks: webhookCalls(send),
    uplinks: uplinkCalls(send),
  };
}
export type ApiClient = ReturnType<typeof createClient>;
