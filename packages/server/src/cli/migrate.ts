import { appliedMigrations, migrate as applyMigrations } from '../db/migrate.ts';
import { withDatabases } from '../db/running-database.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: '',
  summary: 'pone al día el esquema de la base de datos',
  flags: {},
  async run({ config, progress }) {
    await withDatabases(config, 'migrate', async ({ owner }) => {
      await applyMigrations(owner);
      progress.line(`Esquema al día: ${(await appliedMigrations(owner)).join(', ')}.`);
    });
    return 0;
  },
};
