import { withDatabases } from '../db/running-database.ts';
import { openDataFolder } from '../run/data-folder.ts';
import { seedDemoFarm } from '../run/demo-farm.ts';
import { OperatorError } from '../run/operator-error.ts';
import { hasClients } from '../stores/farm/every-client.ts';
import { readAccounts, showAccounts } from './accounts.ts';
import { type Command, UsageError } from './command.ts';

export const seed: Command = {
  name: 'seed',
  usage: '--demo',
  summary: 'carga el predio de demostración en una base de datos vacía',
  flags: { demo: { type: 'boolean' } },
  async run({ config, progress, flags }) {
    if (!flags.demo) throw new UsageError('Falta --demo: es lo único que hay para cargar.');
    const dataFolder = openDataFolder(config.dataFolder);
    await withDatabases(config, 'seed', async (databases) => {
      if (await hasClients(databases.owner)) {
        throw new OperatorError(
          'La base de datos ya tiene clientes: la demostración solo se carga en una vacía.',
        );
      }
      await seedDemoFarm(config, dataFolder, databases, progress);
    });
    showAccounts(readAccounts(dataFolder), progress);
    return 0;
  },
};
