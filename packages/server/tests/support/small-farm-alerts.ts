import { sql } from 'kysely';
import type { Databases } from '../../src/db/pool.ts';
import { FOREIGN_CANARY } from './farm-keys.ts';

/** A rule of alerts and a browser of each client; nothing in a schema of before there were any. */
export async function insertAlertRules({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('push_device') is not null`.execute(owner);
  if (rows.length === 0) return;
  const rule = {
    alert_kind: 'silence' as const,
    ...{ captures_from: null, within_days: null, stage: null, mildew_from: null },
    ...{ pest_id: null, month_from: 1, month_to: 2, changed_at: '2026-11-03T12:00:00.000Z' },
  };
  await owner
    .insertInto('alert_rule')
    .values([
      { ...rule, client_id: 1, alert_rule_id: 961, silent_hours: 48, sector_ids: [11] },
      { ...rule, client_id: 3, alert_rule_id: 963, silent_hours: 36, sector_ids: [31] },
    ])
    .execute();
  const device = {
    ...{ push_p256dh: `B${'A'.repeat(86)}`, push_auth: 'A'.repeat(22), device_label: 'Chrome en Android' },
    since: '2026-11-03T12:00:00.000Z',
  };
  await owner
    .insertInto('push_device')
    .values([
      {
        ...device,
        client_id: 1,
        push_device_id: 971,
        user_id: 53,
        push_endpoint: 'https://push.example/own',
      },
      {
        ...{ ...device, client_id: 3, push_device_id: 973, user_id: 54 },
        push_endpoint: `https://push.example/${FOREIGN_CANARY}`,
      },
    ])
    .execute();
}
