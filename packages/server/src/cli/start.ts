import type { Progress } from '../run/progress.ts';
import { type Service, startService } from '../run/serve.ts';
import { readAccounts, showAccounts } from './accounts.ts';
import type { Command } from './command.ts';
import { firstSignal } from './signals.ts';
import { undoList } from './undo-list.ts';

export const start: Command = {
  name: 'start',
  usage: '',
  summary: 'inicia la base de datos y el servidor, y atiende hasta Ctrl-C',
  flags: {},
  async run({ config, progress, whenReady }) {
    const undo = undoList();
    const signal = firstSignal();
    const starting = startService(config, progress, undo.later);
    try {
      const service = await Promise.race([starting, signal]);
      if (typeof service === 'string') return await interrupted(starting, progress);
      announce(service, progress);
      whenReady?.();
      await Promise.race([signal, service.broken]);
      progress.line('Deteniendo…');
      return 0;
    } finally {
      await undo.run();
    }

    async function interrupted(work: Promise<Service>, shown: Progress): Promise<number> {
      shown.line('Interrumpido antes de estar listo. Deteniendo…');
      await undo.run();
      await work.catch(() => undefined); // its work fails now, and what it still starts is undone at once
      return 130;
    }
  },
};

/** Settings that a command has to share with the server; otherwise it writes to another database. */
const WHERE = ['VIGIA_DATA', 'VIGIA_STATE', 'DATABASE_URL', 'DATABASE_URL_APP', 'DATABASE_URL_AUTH'];
const FIRST_ADMIN = 'npx -y pnpm@12.21.0 vigia create-admin --email usted@empresa.cl';

function announce({ address, dataFolder, hasAccounts }: Service, progress: Progress): void {
  progress.line();
  progress.line(`Vigía atiende en ${address}`);
  if (!hasAccounts) {
    progress.line();
    progress.line('Todavía no hay cuentas. Con el servidor andando, cree en otra terminal la primera:');
    progress.line(`  ${FIRST_ADMIN}`);
    const set = WHERE.filter((name) => process.env[name]);
    if (set.length > 0) progress.line(`  (con las mismas variables que este servidor: ${set.join(', ')})`);
    progress.line('Los primeros pasos: docs/first-farm.md');
  }
  const accounts = readAccounts(dataFolder);
  if (accounts.length > 0) {
    progress.line();
    progress.line(`Cuentas de demostración (${dataFolder}/demo-accounts.json):`);
    showAccounts(accounts, progress);
  }
  progress.line();
  progress.line('Ctrl-C para detener.');
}
