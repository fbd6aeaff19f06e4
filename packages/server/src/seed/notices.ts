import { addDays, DAY_MS, HOUR_MS, startOfDay } from '@vigia/domain';
import { sql, type Transaction } from 'kysely';
import { serviceScope } from '../access/gate.ts';
import type { Database } from '../db/schema.ts';
import { lookAtStations } from '../notifications/look-at-stations.ts';
import { makeNotifications } from '../notifications/make-notifications.ts';
import type { DemoFarm } from './farm.ts';

/** Weeks of past notices, one run per week: enough for a realistic list. */
const WEEKS = 8;
/** Days with daily runs, in which station states are stored. */
const LOOKED_DAYS = 3;
const MORNING_MS = 6.6 * HOUR_MS;
const READ_AFTER_DAYS = 9;

/** Times of past runs, oldest first: weekly, then daily in the last days, the last one now. */
function times({ today, end }: DemoFarm): number[] {
  const daysAgo = [
    ...Array.from({ length: WEEKS }, (_, i) => 7 * (WEEKS - i)),
    ...Array.from({ length: LOOKED_DAYS - 1 }, (_, i) => LOOKED_DAYS - 1 - i),
  ];
  return [...daysAgo.map((days) => startOfDay(addDays(today, -days)) + MORNING_MS), end];
}

/** Creates the notices of the last weeks by the rules. The older ones are marked as read. */
export async function insertNotices(tx: Transaction<Database>, farm: DemoFarm): Promise<number> {
  let sent = 0;
  for (const at of times(farm)) {
    for (const { id } of farm.plan.clients) {
      const scope = serviceScope(id);
      if (at > farm.end - LOOKED_DAYS * DAY_MS) await lookAtStations(tx, scope, id, at);
      sent += (await makeNotifications(tx, scope, id, at)).sent;
    }
  }
  const before = new Date(farm.end - READ_AFTER_DAYS * DAY_MS).toISOString();
  await sql`
    insert into notification_read (client_id, notification_id, user_id, datetime_read)
    select client_id, notification_id, user_id, datetime_sent + make_interval(hours => 3 + notification_id % 40)
    from notification join user_account using (client_id) where datetime_sent < ${before}`.execute(tx);
  return sent;
}
