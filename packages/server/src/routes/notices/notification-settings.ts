import {
  NotificationSettings,
  NotificationSettingsBody,
  namesOf,
  notificationSettingsInput,
} from '@vigia/api/contract';
import { tellingErrors } from '@vigia/domain/events';
import { inClient, search } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../run/services.ts';
import { setNoticeMail, wantsNoticeMail } from '../../stores/notices/notice-mail.ts';
import { setTimes, timesOf } from '../../stores/notices/notice-times.ts';
import { userById } from '../../stores/people/users.ts';

const NAMES = namesOf(notificationSettingsInput);
const account = ({ databases: { app } }: Services, scope: Scope) =>
  search(app, scope, (tx) => userById(tx, scope, scope.userId));

export const notificationSettingsRoutes = [
  route({
    method: 'get',
    path: '/v2/notification_settings',
    summary: 'Whether the caller wants notices by e-mail too, and when',
    access: { kind: 'session', action: 'account.own', target: 'none' },
    answer: NotificationSettings,
    run: async ({ scope, services }) => {
      const { clientId, email: address } = await account(services, scope);
      return await inClient(services.databases.app, scope, clientId, async (tx) => ({
        ...{ email: await wantsNoticeMail(tx, scope, clientId), address },
        ...(await timesOf(tx, clientId, scope.userId)),
      }));
    },
  }),
  route({
    method: 'put',
    path: '/v2/notification_settings',
    summary: 'Turns notices by e-mail on or off for the caller, and says when they want to be told',
    about: 'Notices of before it was turned on are not sent. The times are for browsers, too.',
    // Everybody may change their own setting. Sent twice, it has the same result.
    access: { kind: 'session', action: 'account.own', target: 'none' },
    body: NotificationSettingsBody,
    answer: NotificationSettings,
    run: async ({ scope, services, body: { email, ...changes } }) => {
      const { clientId, email: address } = await account(services, scope);
      const since = email ? new Date(services.now()).toISOString() : null;
      return await inClient(services.databases.app, scope, clientId, async (tx) => {
        const times = { ...(await timesOf(tx, clientId, scope.userId)), ...changes };
        refuseFields(tellingErrors(times), NAMES);
        await setNoticeMail(tx, scope, clientId, since);
        if (Object.keys(changes).length > 0) await setTimes(tx, clientId, scope.userId, times);
        return { email, address, ...times };
      });
    },
  }),
];
