import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { fillCatalogue } from './fill-catalogue.ts';
import { up as farm } from './migrations/0001-farm.ts';
import { up as tenancy } from './migrations/0002-tenancy.ts';
import { up as idempotency } from './migrations/0003-idempotency.ts';
import { up as farmWrites } from './migrations/0004-farm-writes.ts';
import { up as events } from './migrations/0005-events.ts';
import { up as devices } from './migrations/0006-devices.ts';
import { up as images } from './migrations/0007-images.ts';
import { up as people } from './migrations/0008-people.ts';
import { up as passwordReset } from './migrations/0012-password-reset.ts';
import { up as detectionsDue } from './migrations/0014-images.ts';
import { up as weather } from './migrations/0015-weather.ts';
import { up as eventPhotos } from './migrations/0016-event-photos.ts';
import { up as userPools } from './migrations/0018-user-pools.ts';
import { up as retention } from './migrations/0019-retention.ts';
import { up as months } from './migrations/0020-months.ts';
import { up as functionRights } from './migrations/0021-function-rights.ts';
import { up as embedKeys } from './migrations/0022-embed-keys.ts';
import { up as letters } from './migrations/0023-letters.ts';
import { up as noticeMail } from './migrations/0024-notice-mail.ts';
import { up as changeLog } from './migrations/0025-change-log.ts';
import { up as reportComments } from './migrations/0026-report-comments.ts';
import { up as clientLogo } from './migrations/0027-client-logo.ts';
import { up as focus } from './migrations/0028-focus.ts';
import { up as parkedPhotos } from './migrations/0029-parked-photos.ts';
import { up as clientAttributes } from './migrations/0030-client-attributes.ts';
import { up as nodeHandover } from './migrations/0031-node-handover.ts';
import { up as temporaryPasswords } from './migrations/0032-temporary-passwords.ts';
import { up as seasonsGo } from './migrations/0033-seasons-go.ts';
import { up as deletedPhotos } from './migrations/0035-deleted-photos.ts';
import { up as setApartReadings } from './migrations/0036-set-apart-readings.ts';
import { up as setup } from './migrations/0038-setup.ts';
import { up as embedKeyEdits } from './migrations/0039-embed-key-edits.ts';
import { up as embedKeysKept } from './migrations/0040-embed-keys-kept.ts';
import { up as embedBuilds } from './migrations/0041-embed-builds.ts';
import { up as deviceWeather } from './migrations/0042-device-weather.ts';
import type { Db } from './pool.ts';

/** Forward only, in this order. A migration that has shipped is never edited: add the next number. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-farm': { up: farm },
  '0002-tenancy': { up: tenancy },
  '0003-idempotency': { up: idempotency },
  '0004-farm-writes': { up: farmWrites },
  '0005-events': { up: events },
  '0006-devices': { up: devices },
  '0007-images': { up: images },
  '0008-people': { up: people },
  '0012-password-reset': { up: passwordReset },
  '0014-images': { up: detectionsDue },
  '0015-weather': { up: weather },
  '0016-event-photos': { up: eventPhotos },
  '0018-user-pools': { up: userPools },
  '0019-retention': { up: retention },
  '0020-months': { up: months },
  '0021-function-rights': { up: functionRights },
  '0022-embed-keys': { up: embedKeys },
  '0023-letters': { up: letters },
  '0024-notice-mail': { up: noticeMail },
  '0025-change-log': { up: changeLog },
  '0026-report-comments': { up: reportComments },
  '0027-client-logo': { up: clientLogo },
  '0028-focus': { up: focus },
  '0029-parked-photos': { up: parkedPhotos },
  '0030-client-attributes': { up: clientAttributes },
  '0031-node-handover': { up: nodeHandover },
  '0032-temporary-passwords': { up: temporaryPasswords },
  '0033-seasons-go': { up: seasonsGo },
  '0035-deleted-photos': { up: deletedPhotos },
  '0036-set-apart-readings': { up: setApartReadings },
  '0038-setup': { up: setup },
  '0039-embed-key-edits': { up: embedKeyEdits },
  '0040-embed-keys-kept': { up: embedKeysKept },
  '0041-embed-builds': { up: embedBuilds },
  '0042-device-weather': { up: deviceWeather },
};

/** Names of all migrations, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the schema up to date, all new migrations in one transaction under the migrator's advisory lock, so that
 * several servers may start together. The newest schema also gets the built-in crops and pests that it lacks.
 *
 * @param upTo the last migration to apply (default: the newest)
 * @returns the names applied now, oldest first; empty when the schema was current
 * @throws the first error of a migration; nothing is applied then
 */
export async function migrate(owner: Db, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db: owner, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  if (upTo === undefined) await fillCatalogue(owner);
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Names of the migrations that a database has, oldest first. */
export async function appliedMigrations(owner: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    owner,
  );
  return rows.map(({ name }) => name);
}
