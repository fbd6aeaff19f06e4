import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../../src/db/embedded.ts';
import type { DatabaseUrls } from '../../src/db/pool.ts';
import type { Superuser } from '../../src/db/roles.ts';
import { testFolder } from '../support/cli.ts';

/** A PostgreSQL that several servers share. */
export interface SharedPostgres {
  /** The addresses that the servers get. */
  readonly urls: DatabaseUrls;
  /** Straight to the database, for checks of what is stored. */
  readonly direct: DatabaseUrls;
  readonly superuser: Superuser;
  stop(): Promise<void>;
}

/** PostgreSQL of the packages, durable as in production. */
export async function embeddedPostgres(): Promise<SharedPostgres> {
  const scratch = testFolder();
  const folder = (name: string) => {
    const path = join(scratch.folder, name);
    mkdirSync(path, { mode: 0o711 });
    return path;
  };
  const { urls, superuser, stop } = await startEmbedded({
    dataFolder: folder('data'),
    stateFolder: folder('state'),
  });
  return {
    urls,
    direct: urls,
    superuser,
    stop: async () => {
      await stop();
      scratch.remove();
    },
  };
}
