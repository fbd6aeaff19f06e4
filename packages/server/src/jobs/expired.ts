import { ARRIVALS_KEPT_DAYS } from '@vigia/domain/devices';
import { DEVICE_DAYS } from '../auth/device-cookie.ts';
import { forgetArrivals } from '../stores/devices/forget-arrivals.ts';
import { forgetUnknownDevices } from '../stores/devices/unknown-devices.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import { forgetPieces } from '../stores/images/photo-pieces.ts';
import { forgetDevices } from '../stores/people/known-devices.ts';
import { forgetResets } from '../stores/people/password-resets.ts';
import { forgetCounts } from '../stores/people/rate-limits.ts';
import { forgetSessions } from '../stores/people/sessions.ts';
import { forgetSignIns } from '../stores/people/sign-ins.ts';
import { forgetChallenges } from '../stores/people/step-challenges.ts';
import { forgetKeys } from '../stores/service/idempotency.ts';
import { forgetDeliveries } from '../stores/webhooks/deliveries.ts';
import { eachOf } from './each-client.ts';
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;
/** A phone may be without a network for weeks: until then its repeated POST is still recognised. */
export const KEYS_KEPT_DAYS = 30;
/** Ended sessions are kept for a while, for questions about what happened. */
const SESSIONS_KEPT_DAYS = 30;
/** Long enough to look back over a season. Addresses of people are not kept for longer. */
export const SIGN_INS_KEPT_DAYS = 365;

/** Also those that nobody took, and those of a webhook that rests. */
const WEBHOOK_MESSAGES_KEPT_DAYS = 30;

/** Of photos that were sent in part: a phone that has no line for longer begins anew. Shorter than keys are kept. */
export const PIECES_KEPT_DAYS = 7;

/**
 * Deletes expired rows: idempotency keys of writes, sessions, letters of forgotten passwords, challenges of the
 * second step, devices, the log of sign-ins, counters of attempts, requests of devices, messages
 * to webhooks, and pieces of photos. The role of requests, `vigia_app`, may
 * not delete keys, so the owner does.
 */
export const expiredRows: Job = {
  name: 'expired-rows',
  cron: '17 3 * * *',
  run: async (context) => {
    const { now } = context;
    const { owner } = context.databases;
    const before = (days: number) => new Date(now() - days * DAY_MS).toISOString();
    const ofClients = await eachOf(context, owner, await everyClient(owner), async (tx, clientId) => ({
      arrivals: await forgetArrivals(tx, clientId, before(ARRIVALS_KEPT_DAYS)),
      messages: await forgetDeliveries(tx, before(WEBHOOK_MESSAGES_KEPT_DAYS)),
      pieces: await forgetPieces(tx, before(PIECES_KEPT_DAYS)),
    }));
    const sum = (kind: 'arrivals' | 'messages' | 'pieces') =>
      ofClients.reduce((all, one) => all + one[kind], 0);
    return {
      keys: await forgetKeys(owner, before(KEYS_KEPT_DAYS)),
      sessions: await forgetSessions(owner, before(SESSIONS_KEPT_DAYS)),
      codes: await forgetResets(owner, before(0)),
      devices: await forgetDevices(owner, before(DEVICE_DAYS)),
      signIns: await forgetSignIns(owner, before(SIGN_INS_KEPT_DAYS)),
      counts: await forgetCounts(owner, now()),
      challenges: await forgetChallenges(owner, before(1)),
      arrivals: sum('arrivals'),
      webhookMessages: sum('messages'),
      photoPieces: sum('pieces'),
      unknownDevices: await forgetUnknownDevices(owner, before(ARRIVALS_KEPT_DAYS)),
    };
  },
};
