import { KEY_OUTLASTS_MS } from '../auth/key-life.ts';
import { rotateKeys } from '../auth/rotate-keys.ts';
import { oneTransaction } from '../db/again.ts';
import { withDatabases } from '../db/running-database.ts';
import { actAsOperator } from '../db/tenant.ts';
import type { Command } from './command.ts';

const MINUTE_MS = 60_000;

export const rotateKeysCommand: Command = {
  name: 'rotate-keys',
  usage: '[--at-once]',
  summary:
    'cambia las llaves con que se firman las sesiones y las de sitios de socios, y la que sella los segundos pasos, las llaves de fuentes de estaciones y los secretos de avisos a programas; con --at-once lo firmado antes deja de valer en un minuto',
  flags: { 'at-once': { type: 'boolean' } },
  async run({ config, progress, flags }) {
    const atOnce = flags['at-once'] === true;
    const { sealed } = await withDatabases(config, 'rotate-keys', ({ owner }) =>
      oneTransaction(owner, async (tx) => {
        await actAsOperator(tx);
        return await rotateKeys(tx, config.clock(), { atOnce });
      }),
    );
    progress.line(
      'Llaves nuevas: sesiones, sitios de socios y sello de segundos pasos, fuentes de estaciones y avisos a programas.',
    );
    progress.line(
      atOnce
        ? 'Lo firmado con las anteriores deja de valer en un minuto. Nadie tiene que ingresar de nuevo.'
        : `Las anteriores valen ${KEY_OUTLASTS_MS / MINUTE_MS} minutos más, hasta que vence lo que firmaron.`,
    );
    progress.line(
      `Secretos de segundos pasos, llaves de fuentes y secretos de avisos sellados de nuevo: ${sealed}.`,
    );
    return 0;
  },
};
