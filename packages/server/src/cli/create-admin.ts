import { randomBytes } from 'node:crypto';
import { personRoleText } from '@vigia/domain/es';
import type { Db } from '../db/pool.ts';
import { withDatabases } from '../db/running-database.ts';
import { actAsOperator } from '../db/tenant.ts';
import { OperatorError } from '../run/operator-error.ts';
import { firstClient, makeClient } from '../stores/farm/every-client.ts';
import { insertAdmin, personOfAddress } from '../stores/people/admins.ts';
import { type Command, type FlagValues, idFlag, UsageError } from './command.ts';

export const createAdmin: Command = {
  name: 'create-admin',
  usage: '--email <correo> [--client <id>]',
  summary: 'crea la cuenta de un administrador: de un cliente o, sin --client, de todos',
  flags: { email: { type: 'string' }, client: { type: 'string' } },
  async run({ config, progress, flags }) {
    const email = emailFlag(flags);
    const clientId = flags.client === undefined ? undefined : idFlag(flags, 'client');
    const { hashPassword } = await import('../auth/password.ts');
    const password = randomBytes(15).toString('base64url');
    const hash = await hashPassword(password);
    await withDatabases(config, 'create-admin', ({ owner }) => makeAdmin(owner, email, hash, clientId));
    const reach = clientId === undefined ? 'todos los clientes' : `el cliente ${clientId}`;
    progress.line(`Cuenta creada: ${email}, administra ${reach}.`);
    progress.line(`Contraseña (no se vuelve a mostrar): ${password}`);
    progress.line('Ingrese con ella en la consola: ahí sigue «Empezar», paso a paso.');
    return 0;
  },
};

function emailFlag({ email }: FlagValues): string {
  if (typeof email !== 'string') throw new UsageError('Falta --email <correo>.');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new UsageError(`«${email}» no es un correo.`);
  return email.toLowerCase();
}

async function makeAdmin(
  owner: Db,
  email: string,
  passwordHash: string,
  clientId: number | undefined,
): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await actAsOperator(tx);
    await demandNew(tx, email);
    await insertAdmin(tx, {
      clientId: await homeClient(tx, clientId),
      email,
      passwordHash,
      everywhere: clientId === undefined,
    });
  });
}

/** @throws {OperatorError} the address has an account: the message says whose, and what to do instead */
async function demandNew(tx: Db, email: string): Promise<void> {
  const known = await personOfAddress(tx, email);
  if (!known) return;
  const { account, clientName } = known;
  const role = personRoleText(account);
  const state = account.enabled ? '' : ', deshabilitada';
  throw new OperatorError(
    [
      `Ya hay una cuenta con el correo ${email} (${role} de ${clientName}${state}). No se cambió nada.`,
      '  - Para cambiar su rol o darle una contraseña temporal: Administración, Usuarios, en la consola.',
      '  - Si olvidó la contraseña: «Olvidé mi contraseña» al ingresar envía un código a ese correo.',
      '  - Si nadie puede entrar: create-admin con otro correo, y desde esa cuenta lo anterior.',
    ].join('\n'),
  );
}

/** The client the account belongs to: the one named, else the first; an empty database gets its first one here. */
async function homeClient(tx: Db, clientId: number | undefined): Promise<number> {
  const found = await firstClient(tx, clientId);
  if (found !== null) return found;
  if (clientId !== undefined) throw new OperatorError(`No existe el cliente ${clientId}.`);
  return await makeClient(tx, 'Administración');
}
