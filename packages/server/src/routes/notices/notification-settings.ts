import { NotificationSettings, NotificationSettingsBody } from '@vigia/api/contract';
import { inClient, search } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../run/services.ts';
import { setNoticeMail, wantsNoticeMail } from '../../stores/notices/notice-mail.ts';
import { userById } from '../../stores/people/users.ts';

const account = ({ databases: { app } }: Services, scope: Scope) =>
  search(app, scope, (tx) => userById(tx, scope, scope.userId));

export const notificationSettingsRoutes = [
  route({
    method: 'get',
    path: '/v2/notification_settings',
    summary: 'Whether the caller wants notices by e-mail too',
    access: { kind: 'session', action: 'account.own', target: 'none' },
    answer: NotificationSettings,
    run: async ({ scope, services }) => {
      const { clientId, email: address } = await account(services, scope);
      const read = async (tx: Parameters<typeof wantsNoticeMail>[0]) => ({
        email: await wantsNoticeMail(tx, scope, clientId),
        address,
      });
      return await inClient(services.databases.app, scope, clientId, read);
    },
  }),
  route({
    method: 'put',
    path: '/v2/notification_settings',
    summary: 'Turns notices by e-mail on or off for the caller; those of before are not sent',
    // Everybody may change their own setting. Sent twice, it has the same result.
    access: { kind: 'session', action: 'account.own', target: 'none' },
    body: NotificationSettingsBody,
    answer: NotificationSettings,
    run: async ({ scope, services, body: { email } }) => {
      const { clientId, email: address } = await account(services, scope);
      const since = email ? new Date(services.now()).toISOString() : null;
      return await inClient(services.databases.app, scope, clientId, async (tx) => {
        await setNoticeMail(tx, scope, clientId, since);
        return { email, address };
      });
    },
  }),
];
