import { serviceScope } from '../access/gate.ts';
import { lookAtStations } from '../notifications/look-at-stations.ts';
import { makeNotifications } from '../notifications/make-notifications.ts';
import { tellFigures } from '../webhooks/happenings/figures.ts';
import { eachClientInUse } from './each-client.ts';
import type { Job } from './job.ts';

/** Evaluates every station once a day, when the data of the night has arrived. */
export const stationStates: Job = {
  name: 'station-states',
  cron: '20 6 * * *',
  run: async (context) => {
    let stations = 0;
    await eachClientInUse(context, async (tx, clientId) => {
      stations += await lookAtStations(tx, serviceScope(clientId), clientId, context.now());
    });
    return { stations };
  },
};

/** Creates the notices that are due, and tells programs which thresholds and stages were reached. */
export const notices: Job = {
  name: 'notices',
  cron: '35 * * * *',
  run: async (context) => {
    const total = { sent: 0, resolved: 0 };
    await eachClientInUse(context, async (tx, clientId) => {
      const { sent, resolved } = await makeNotifications(tx, serviceScope(clientId), clientId, context.now());
      await tellFigures(tx, serviceScope(clientId), clientId, context.now());
      total.sent += sent;
      total.resolved += resolved;
    });
    return total;
  },
};
