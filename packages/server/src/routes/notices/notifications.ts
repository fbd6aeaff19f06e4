import {
  IdParam,
  LARGEST_PAGE,
  LegacyNotificationsQuery,
  MarkedNotifications,
  NotificationPatch,
  NotificationsAnswer,
  NotificationsPatch,
  NotificationsQuery,
  NotificationWire,
} from '@vigia/api/contract';
import type { ClientId, UserId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { readPage, readPageId } from '../../access/page.ts';
import { demand, inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import type { Services } from '../../run/services.ts';
import { clientById } from '../../stores/farm/clients.ts';
import {
  markNotifications,
  type NotificationFilter,
  notificationsByIds,
  notificationsPage,
} from '../../stores/notices/notifications.ts';
import { userById } from '../../stores/people/users.ts';

/** Only the reader may see their notices: 404 for a person outside the caller's scope, 403 for another one. */
async function checkReader({ databases: { app } }: Services, scope: Scope, userId: UserId | undefined) {
  if (userId === undefined || userId === scope.userId) return;
  await search(app, scope, (tx) => userById(tx, scope, userId));
  throw new HttpProblem('not-allowed');
}

async function list(
  { databases: { app } }: Services,
  scope: Scope,
  filter: NotificationFilter,
  { pageId, limit }: { readonly pageId?: string | undefined; readonly limit: number },
) {
  const after = readPageId(pageId);
  const { clientId } = filter;
  if (clientId !== undefined) await inClient(app, scope, clientId, (tx) => clientById(tx, scope, clientId));
  return await readPage(app, scope, limit, async (tx) => [
    await notificationsPage(tx, scope, filter, after, limit),
  ]);
}

/** Marks all of them, or none. */
function mark(call: ScopedCall, clientId: ClientId, ids: readonly number[], read: boolean) {
  const { scope, services } = call;
  return write(call, {
    clientId,
    work: async (tx: Tx) => {
      const found = await notificationsByIds(tx, scope, ids);
      if (found.length !== ids.length) throw notFound();
      demand(scope, 'notification.mark-read', { clientId, userId: scope.userId });
      const at = read ? new Date(services.now()).toISOString() : null;
      await markNotifications(tx, scope, clientId, ids, at);
      return await notificationsByIds(tx, scope, ids);
    },
  });
}

export const notificationRoutes = [
  route({
    method: 'get',
    path: '/v2/notifications',
    refuses: ['not-found', 'not-allowed'],
    summary: 'The caller’s notices, of one client or of all they reach',
    about: 'Lists come page by page: `page_id` of one answer asks for the next.',
    access: { kind: 'session', action: 'notification.read', target: 'none' },
    query: NotificationsQuery,
    answer: NotificationsAnswer,
    run: async ({ scope, services, query }) => {
      const { userId, clientId, kinds, read, since, ...page } = query;
      await checkReader(services, scope, userId);
      return await list(services, scope, { clientId, kinds, read, since }, page);
    },
  }),
  route({
    method: 'get',
    path: '/notifications',
    summary: 'The caller’s notices of a client',
    about: 'As `GET /v2/notifications`, a thousand notices to a page.',
    access: { kind: 'session', action: 'notification.read', target: 'client' },
    query: LegacyNotificationsQuery,
    answer: NotificationsAnswer,
    run: ({ scope, services, query: { pageId, ...filter } }) =>
      list(services, scope, filter, { pageId, limit: LARGEST_PAGE }),
  }),
  route({
    method: 'put',
    path: '/v2/notifications/{notification_id}',
    summary: 'Marks a notice as read by the caller, or as not read',
    access: { kind: 'session', action: 'notification.mark-read', target: 'notification' },
    param: z.object({ notification_id: IdParam }),
    body: NotificationPatch,
    answer: NotificationWire,
    run: async (call) => {
      const { scope, services, param, body } = call;
      const ids = [param.notification_id];
      const { clientId } = await search(
        services.databases.app,
        scope,
        async (tx) => (await notificationsByIds(tx, scope, ids))[0] ?? null,
      );
      const [marked] = await mark(call, clientId, ids, body.read);
      return marked!;
    },
  }),
  route({
    method: 'put',
    path: '/v2/notifications',
    summary: 'Marks notices of one client as read by the caller, or as not read: all or none',
    access: { kind: 'session', action: 'notification.mark-read', target: 'notification' },
    body: NotificationsPatch,
    answer: MarkedNotifications,
    run: async (call) => {
      const { clientId, ids, read } = call.body;
      return { items: await mark(call, clientId, [...new Set(ids)], read) };
    },
  }),
];
