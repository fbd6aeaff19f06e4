import type { ReportType } from '@vigia/domain/farm';
import { cronOf, type Periodicity } from '@vigia/domain/reports';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { DemoFarm } from './farm.ts';
import { farmIds } from './farm-rows.ts';
import type { SeasonSpan } from './seasons.ts';

/** Periodicity and report type, in rotation over the sectors of a client. */
const PLANS: readonly (readonly [Periodicity, ReportType])[] = [
  ['weekly_monday', 'climate-report'],
  ['first_of_month', 'all'],
  ['first_and_fifteenth', 'all'],
  ['twenty_sixth', 'climate-report'],
];

/** Inserts scheduled reports of the running season for one person of each client, one per sector. */
export async function insertScheduledReports(tx: Transaction<Database>, farm: DemoFarm): Promise<void> {
  const ids = farmIds(farm);
  const people = await tx
    .selectFrom('user_account')
    .select(['client_id', 'user_id'])
    .distinctOn('client_id')
    .orderBy('client_id')
    .orderBy('user_id', 'desc')
    .execute();
  const running = farm.seasons.length - 1;
  const { start, end } = farm.seasons[running] as SeasonSpan;
  const rows = people.flatMap(({ client_id, user_id }) => {
    const own = farm.sectors.filter(({ clientId }) => clientId === client_id);
    return own.slice(0, PLANS.length).map(({ id }, i) => {
      const [periodicity, report_type] = PLANS[i]!;
      const season_id = ids.seasonOf(client_id, running);
      const about = { client_id, user_id, sector_id: id, season_id, report_type };
      return { ...about, start_date: start, end_date: end, cron_expression: cronOf(periodicity) };
    });
  });
  await tx.insertInto('scheduled_report').values(rows).execute();
}
