import {
  NotificationSettings,
  NotificationSettingsBody,
  namesOf,
  notificationSettingsInput,
} from '@vigia/api/contract';
import { tellingErrors } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import type { TodayMailing } from '@vigia/domain/today';
import { inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../run/services.ts';
import { setNoticeMail, wantsNoticeMail } from '../../stores/notices/notice-mail.ts';
import { setTimes, timesOf } from '../../stores/notices/notice-times.ts';
import { mailingOf, setMailing } from '../../stores/notices/today-mail.ts';
import { userById } from '../../stores/people/users.ts';

const NAMES = namesOf(notificationSettingsInput);
const account = ({ databases: { app } }: Services, scope: Scope) =>
  search(app, scope, (tx) => userById(tx, scope, scope.userId));

async function ownSettings(tx: Tx, scope: Scope, { clientId, email }: OwnAccount) {
  const { weekdays, hour, evenIfNothing } = await mailingOf(tx, clientId, scope.userId);
  return {
    ...{ email: await wantsNoticeMail(tx, scope, clientId), address: email },
    ...(await timesOf(tx, clientId, scope.userId)),
    ...{ todayWeekdays: weekdays, todayHour: hour, todayEvenIfNothing: evenIfNothing },
  };
}
interface OwnAccount {
  readonly clientId: ClientId;
  readonly email: string;
}

export const notificationSettingsRoutes = [
  route({
    method: 'get',
    path: '/v2/notification_settings',
    summary: 'Whether the caller wants notices and Hoy by e-mail too, and when',
    access: { kind: 'session', action: 'account.own', target: 'none' },
    answer: NotificationSettings,
    run: async ({ scope, services }) => {
      const own = await account(services, scope);
      return await inClient(services.databases.app, scope, own.clientId, (tx) => ownSettings(tx, scope, own));
    },
  }),
  route({
    method: 'put',
    path: '/v2/notification_settings',
    summary: 'Turns notices and Hoy by e-mail on or off for the caller, and says when they want to be told',
    about:
      'Notices of before it was turned on are not sent. The times are for browsers, too. Hoy is sent from the next chosen day on whose hour has not passed.',
    // Everybody may change their own setting. Sent twice, it has the same result.
    access: { kind: 'session', action: 'account.own', target: 'none' },
    body: NotificationSettingsBody,
    answer: NotificationSettings,
    run: async ({ scope, services, body: { email, ...changes } }) => {
      const own = await account(services, scope);
      const { clientId } = own;
      const now = services.now();
      return await inClient(services.databases.app, scope, clientId, async (tx) => {
        const before = await ownSettings(tx, scope, own);
        const { quietFrom, quietTo, digestHour, ...rest } = { ...before, ...changes };
        const { todayWeekdays, todayHour, todayEvenIfNothing } = rest;
        const times = { quietFrom, quietTo, digestHour };
        const mailing = { todayWeekdays, todayHour, todayEvenIfNothing };
        refuseFields(tellingErrors(times), NAMES);
        if (email !== undefined)
          await setNoticeMail(tx, scope, clientId, email ? new Date(now).toISOString() : null);
        if (changesOneOf(changes, times)) await setTimes(tx, clientId, scope.userId, times);
        if (changesOneOf(changes, mailing))
          await setMailing(tx, clientId, scope.userId, mailingOfWire(mailing), now);
        return await ownSettings(tx, scope, own);
      });
    },
  }),
];

type Mailing = Pick<NotificationSettings, 'todayWeekdays' | 'todayHour' | 'todayEvenIfNothing'>;
const mailingOfWire = ({ todayWeekdays, todayHour, todayEvenIfNothing }: Mailing): TodayMailing => ({
  ...{ weekdays: todayWeekdays, hour: todayHour, evenIfNothing: todayEvenIfNothing },
});

const changesOneOf = (changes: object, things: object): boolean =>
  Object.keys(changes).some((name) => name in things);
