import { distribute as distributeTables } from '../db/distribute/distribute.ts';
import { checkRequirements, processOf } from '../db/distribute/requirements.ts';
import { withDatabases } from '../db/running-database.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Command } from './command.ts';

export const distribute: Command = {
  name: 'distribute',
  usage: '',
  summary: 'reparte las tablas por cliente entre los nodos de un Citus propio (vea docs/scaling.md)',
  flags: {},
  async run({ config, progress }) {
    if (!config.databaseUrls)
      throw new OperatorError(
        'La base de datos incluida no se reparte: indique un PostgreSQL propio con Citus en DATABASE_URL.',
      );
    await withDatabases(config, 'distribute', async ({ ownerPool, appPool, authPool }) => {
      const owner = await ownerPool.connect();
      try {
        await checkRequirements(owner, await Promise.all([appPool, authPool].map(processOf)));
        await progress.step(
          'Reparto por cliente',
          ({ tables }) => (tables.length > 0 ? `${tables.length} tablas` : 'ya estaba hecho'),
          () => distributeTables(owner),
        );
      } finally {
        owner.release(true); // it has settings of its own
      }
    });
    return 0;
  },
};
