import { expect, test } from 'vitest';
import { PEOPLE } from '../../tests/support/people.ts';
import { archivedClients, clientsInUse } from '../stores/farm/archived-clients.ts';
import { noticeLetters } from './notice-letters.ts';
import { notices, stationStates } from './notices.ts';
import { HOUR, MONDAY, weeklyReport } from './scheduled-reports.fixture.ts';

const farm = weeklyReport();
const DAY = 24 * HOUR;

const notice = {
  client_id: 1,
  cause: 'lure/1',
  type: 'lure',
  datetime_sent: new Date(MONDAY - HOUR).toISOString(),
  sector_id: 11,
  station_id: 1001,
  node_id: 'VG-1',
  pest_id: 1,
  date: '2026-11-30',
  index: null,
} as const;

const archive = (isArchived: boolean) =>
  farm
    .db()
    .databases.owner.updateTable('client')
    .set({ client_is_archived: isArchived })
    .where('client_id', '=', 1)
    .execute();

test('a report that waits to be sent does not go out once its client is archived', async () => {
  const away = { mail: () => Promise.reject(new Error('away')), supportEmail: 'soporte@vigia.example' };
  expect(await farm.run(MONDAY, { post: away })).toMatchObject({ due: 1, failed: 1 });
  await archive(true);
  expect(await farm.run(MONDAY + HOUR)).toMatchObject({ sent: 0, skipped: 1 });
  expect(farm.server().received).toEqual([]);
  await archive(false);
});

test('it is neither looked at nor given notices, and is again once it is restored', async () => {
  await archive(true);
  const { databases } = farm.db();
  await databases.owner.deleteFrom('notification').execute();
  await databases.owner
    .insertInto('notice_mail')
    .values({ client_id: 1, user_id: PEOPLE.grower.user_id, since: new Date(MONDAY - DAY).toISOString() })
    .execute();
  expect(await farm.runJob(stationStates, MONDAY - DAY)).toEqual({ stations: 1 });
  expect(await farm.runJob(notices, MONDAY)).toMatchObject({ sent: 0 });
  await databases.owner.insertInto('notification').values(notice).execute();
  expect(await farm.runJob(noticeLetters, MONDAY)).toMatchObject({ letters: 0, sent: 0 });
  expect(await clientsInUse(databases.owner)).toEqual([2, 3]);
  expect([...(await archivedClients(databases.auth)).keys()]).toEqual([1]);
  await archive(false);
  expect(await farm.runJob(stationStates, MONDAY)).toEqual({ stations: 3 });
  expect(await farm.runJob(noticeLetters, MONDAY)).toMatchObject({ letters: 1, sent: 1 });
});
