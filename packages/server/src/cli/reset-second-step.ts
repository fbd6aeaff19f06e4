import { oneTransaction } from '../db/again.ts';
import { withDatabases } from '../db/running-database.ts';
import { actAsOperator } from '../db/tenant.ts';
import { OperatorError } from '../run/operator-error.ts';
import { personOfAddress } from '../stores/people/admins.ts';
import { forgetSecondStep } from '../stores/people/second-step.ts';
import { endSessionsOf } from '../stores/people/sessions.ts';
import { lockUser } from '../stores/people/users.ts';
import { type Command, UsageError } from './command.ts';

export const resetSecondStepCommand: Command = {
  name: 'reset-second-step',
  usage: '<correo>',
  summary:
    'quita el segundo paso de una cuenta cuyo dueño perdió el teléfono o la llave, y cierra sus sesiones',
  flags: {},
  async run({ config, progress, positionals }) {
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0) throw new UsageError('Indique el correo de una cuenta.');
    const email = given.toLowerCase();
    const now = new Date(config.clock()).toISOString();
    await withDatabases(config, 'reset-second-step', ({ owner }) =>
      oneTransaction(owner, async (tx) => {
        await actAsOperator(tx);
        const found = await personOfAddress(tx, email);
        if (!found) throw new OperatorError(`No hay una cuenta con el correo ${email}.`);
        const { id } = found.account;
        await lockUser(tx, id);
        if (!(await forgetSecondStep(tx, id)))
          throw new OperatorError(`La cuenta ${email} no tiene un segundo paso. No se cambió nada.`);
        await endSessionsOf(tx, id, { now });
      }),
    );
    progress.line(`Segundo paso quitado: ${email} ingresa con su contraseña.`);
    progress.line('Si el segundo paso es obligatorio, la consola pide configurar otro al ingresar.');
    return 0;
  },
};
