import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../../packages/server/src/db/embedded.ts';
import {
  connectAsSuperuser,
  createDatabase,
  DATABASE_NAME,
  databaseUrls,
  ensureRoles,
} from '../../packages/server/src/db/roles.ts';
import {
  type CliResult,
  databaseEnv,
  runCli,
  startCli,
  testFolder,
} from '../../packages/server/tests/support/cli.ts';

/** Database of the installation: the PostgreSQL that comes with it, or one that runs elsewhere. */
export type DatabaseOf = 'embedded' | 'external';

export interface OwnInstallation {
  readonly address: string;
  /** Runs `vigia …` as its operator would, with the settings of the server. */
  readonly vigia: (...args: string[]) => Promise<CliResult>;
  readonly close: () => Promise<void>;
}

/** A separate PostgreSQL, prepared as `docs/database.md` says. */
async function ownPostgres(folder: string) {
  const dataFolder = join(folder, 'elsewhere');
  mkdirSync(dataFolder);
  chmodSync(dataFolder, 0o711); // If the tests run as root, PostgreSQL's own account must be able to enter.
  const postgres = await startEmbedded({ dataFolder });
  const word = () => randomBytes(12).toString('hex');
  const passwords = { owner: word(), app: word(), auth: word() };
  const admin = await connectAsSuperuser(postgres.superuser);
  await ensureRoles(admin, passwords);
  await admin.query('drop database if exists vigia');
  await createDatabase(admin, DATABASE_NAME);
  for (const [role, password] of Object.entries(passwords))
    await admin.query(`alter role vigia_${role} password '${password}'`);
  await admin.end();
  return { env: databaseEnv(databaseUrls(postgres.superuser, passwords)), stop: () => postgres.stop() };
}

/** The installation of a new company: no demo farm, no data, no accounts. */
export async function ownInstallation(database: DatabaseOf): Promise<OwnInstallation> {
  const scratch = testFolder();
  const own = database === 'external' ? await ownPostgres(scratch.folder) : null;
  const env = {
    VIGIA_DATA: join(scratch.folder, 'data'),
    VIGIA_STATE: join(scratch.folder, 'state'),
    PORT: '0',
    LOG_LEVEL: 'error',
    ...(own ? own.env : { VIGIA_DEMO: 'off' }),
  };
  const server = startCli(['start'], { env });
  await server.says('Ctrl-C para detener');
  return {
    address: /http:\/\/127\.0\.0\.1:\d+/.exec(server.out)?.[0] ?? '',
    vigia: (...args) => runCli(args, { env }),
    close: async () => {
      server.child.kill('SIGTERM');
      await server.exited;
      await own?.stop();
      scratch.remove();
    },
  };
}
