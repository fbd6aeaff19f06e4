import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { firstCaptureNotifications, recommendationNotifications, TRAP_VISITS } from '@vigia/domain/events';
import type { ClientId, FieldEvent } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { alertsDue } from '../alerts/alerts-due.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { stationById, stationsOfClient } from '../stores/farm/stations.ts';
import {
  holdNotices,
  holdNoticesOfStation,
  type NewNotice,
  sendNotices,
  settleStanding,
} from '../stores/notices/notices.ts';
import { toldNoticeOf } from '../webhooks/happenings/notices.ts';
import { tell } from '../webhooks/tell.ts';
import { firstCapturesDue, mildewDue, recommendationsDue, runningSeasons } from './news.ts';
import { maintenanceDue, trapsDue } from './standing.ts';

export interface NoticeCounts {
  /** Number of new notices. */
  readonly sent: number;
  /** Number of notices whose cause has ended. */
  readonly resolved: number;
}

/**
 * Creates the notices of one client that are due by the rules of `domain/notifications` and by the client's own. It may run any number
 * of times: each cause has one notice, and a notice whose cause has ended is resolved.
 *
 * @param tx a transaction that sees only this client
 */
export async function makeNotifications(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  now: EpochMs,
): Promise<NoticeCounts> {
  const today = dayOfInstant(now);
  const stations = await stationsOfClient(tx, scope, clientId);
  const news = await recommendationsDue(tx, scope, clientId, today);
  const seasons = runningSeasons(await seasonsOfClient(tx, scope, clientId), stations, today);
  for (const season of seasons) {
    news.push(...(await firstCapturesDue(tx, scope, clientId, season, today)));
    news.push(...(await mildewDue(tx, scope, season, today)));
  }
  const standing = await maintenanceDue(tx, scope, clientId, stations, today);
  standing.push(...(await alertsDue(tx, scope, clientId, { stations, seasons }, now)));
  await holdNotices(tx, clientId); // from here on no event changes the data that is read.
  standing.push(...(await trapsDue(tx, scope, clientId, stations, today)));
  const at = new Date(now).toISOString();
  const { sent, resolved } = await settleStanding(tx, scope, clientId, standing, at);
  const made = [...sent, ...(await sendNotices(tx, scope, clientId, news, at))];
  await tellNotices(tx, clientId, made, now);
  return { sent: made.length, resolved };
}

const tellNotices = (tx: Tx, clientId: ClientId, made: readonly NewNotice[], now: EpochMs) =>
  tell(tx, clientId, made.map(toldNoticeOf), now);

/**
 * Updates the notices that an event changes, so that its sender finds them up to date. A recommendation or a
 * first capture is notified. A notice whose problem the visit solved is resolved.
 *
 * @param tx the transaction of the event, which has locked its station
 */
export async function noticesOfEvent(tx: Tx, scope: Scope, event: FieldEvent, now: EpochMs): Promise<void> {
  const today = dayOfInstant(now);
  const at = new Date(now).toISOString();
  const { clientId } = event;
  const news = recommendationNotifications([event], today);
  if (event.type === 'first_capture') {
    const seasons = runningSeasons(await seasonsOfClient(tx, scope, clientId), [], today);
    const of = { captures: [], events: [event], today };
    news.push(...seasons.flatMap(({ season }) => firstCaptureNotifications({ season, ...of })));
  }
  if (news.length > 0) await tellNotices(tx, clientId, await sendNotices(tx, scope, clientId, news, at), now);
  if (event.stationId === null || !TRAP_VISITS.includes(event.type)) return;
  const station = await stationById(tx, scope, event.stationId);
  if (station === null) return;
  await holdNoticesOfStation(tx, clientId);
  const due = await trapsDue(tx, scope, clientId, [station], today);
  const { sent } = await settleStanding(tx, scope, clientId, due, at, {
    stationId: event.stationId,
    kinds: ['lure', 'paper'],
  });
  await tellNotices(tx, clientId, sent, now);
}
