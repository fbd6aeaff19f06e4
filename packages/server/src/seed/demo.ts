import { fileURLToPath } from 'node:url';
import type { IsoDate } from '@vigia/domain';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { isOnNodes } from '../db/on-nodes.ts';
import type { Databases } from '../db/pool.ts';
import type { Database } from '../db/schema.ts';
import { importRun } from '../ingest/load-file.ts';
import { parseCsv } from '../ingest/parse-csv.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { inspectFile } from '../ingest/source-file.ts';
import { OperatorError } from '../run/operator-error.ts';
import { readOrStoreSetting } from '../stores/service/settings.ts';
import { type DemoAccount, insertAccounts, insertEmbedKey, writeSecret } from './accounts.ts';
import { insertDeviceHistories } from './device-rows.ts';
import { type DemoFarm, growFarm } from './farm.ts';
import { farmIds, insertFarm } from './farm-rows.ts';
import { DEMO_DAY } from './feed.ts';
import { insertMeasurements } from './measured-rows.ts';
import { insertNotices } from './notices.ts';
import { openToCopies } from './open-to-copies.ts';
import { DEMO_PLAN, type FarmPlan } from './plan.ts';
import { insertScheduledReports } from './scheduled-reports.ts';
import { inTransaction } from './transaction.ts';

export const INIA_FILE = fileURLToPath(
  new URL('../../fixtures/agromet-chile-2019-hourly.csv', import.meta.url),
);
export const ACCOUNTS_FILE = 'demo-accounts.json';
export const EMBED_FILE = 'demo-embed.json';

export interface SeedRequest {
  readonly databases: Pick<Databases, 'ownerPool'>;
  /** Folder for the files with the accounts and the partner's key. */
  readonly dataFolder: string;
  /** The day for which the farm is made. It lies in the farm's running season. */
  readonly today: IsoDate;
  /** Epoch ms; the end of the measurements. */
  readonly now: () => number;
  /** A smaller farm, for tests. */
  readonly plan?: FarmPlan;
  /** Receives a Spanish line for each finished part. */
  readonly onProgress?: (text: string) => void;
}

/**
 * Loads the demo farm into an empty database, in one transaction: an interrupted load leaves nothing.
 *
 * For the same day the farm is always the same. The passwords and the partner's key are new each time. They are
 * written to files that only their owner can read, before the transaction ends, so that there is never a farm
 * without a way to sign in.
 *
 * @throws {OperatorError} the database has a client already
 */
export async function seedDemo(request: SeedRequest): Promise<DemoAccount[]> {
  const { databases, dataFolder, today, now, plan = DEMO_PLAN, onProgress = () => undefined } = request;
  const farm = growFarm(plan, today, now());
  return await inTransaction(databases.ownerPool, async (tx, client) => {
    await refuseUnlessEmpty(tx);
    const fill = () => fillFarm(tx, client, farm, onProgress);
    await ((await isOnNodes(databases.ownerPool)) ? openToCopies(client, fill) : fill());
    await importMeasuredStation(tx, farm, now());
    onProgress('mediciones reales de 2019, Red Agrometeorológica de INIA');
    const accounts = await insertAccounts(tx, farm);
    await insertScheduledReports(tx, farm);
    const notices = await insertNotices(tx, farm);
    onProgress(`${notices} notificaciones`);
    await readOrStoreSetting(tx, DEMO_DAY, today);
    await writeSecret(dataFolder, EMBED_FILE, await insertEmbedKey(tx, farm));
    await writeSecret(dataFolder, ACCOUNTS_FILE, accounts);
    return accounts;
  });
}

/** The farm, its measurements and what its devices sent. */
async function fillFarm(
  tx: Transaction<Database>,
  client: pg.PoolClient,
  farm: DemoFarm,
  onProgress: (text: string) => void,
): Promise<void> {
  await insertFarm(tx, farm);
  onProgress(
    `${farm.sectors.length} campos, ${farm.stations.length} estaciones, ${farm.events.length} reportes`,
  );
  await insertMeasurements(tx, client, farm, onProgress);
  const inserted = await insertDeviceHistories(tx, client, farm);
  onProgress(
    `${(inserted.reports + inserted.logs).toLocaleString('es-CL')} reportes y registros de los dispositivos`,
  );
}

/** Refuses a database with a client. The lock makes simultaneous loads wait for each other. */
async function refuseUnlessEmpty(tx: Transaction<Database>): Promise<void> {
  await sql`lock table client in share row exclusive mode`.execute(tx);
  const found = await tx.selectFrom('client').select('client_name').limit(1).executeTakeFirst();
  if (found) {
    throw new OperatorError(
      `La base de datos ya tiene datos («${found.client_name}»): el predio de demostración solo se carga en una vacía.`,
    );
  }
}

/** Imports INIA's measurements as any file is imported. */
async function importMeasuredStation(tx: Transaction<Database>, farm: DemoFarm, now: number): Promise<void> {
  const file = await inspectFile(INIA_FILE);
  const parsed = await parseCsv(file, { now });
  const target = { clientId: farm.plan.measured.client, stationId: farmIds(farm).measuredStation };
  const saved = await saveMeasurements(tx, target, parsed.rows);
  await tx
    .insertInto('import_run')
    .values(importRun(target, file.name, parsed, saved, null))
    .execute();
}
