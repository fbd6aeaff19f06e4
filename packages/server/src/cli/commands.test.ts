import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { can, personRole, routeAccess } from '@vigia/domain/access';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseEnv, runCli, testFolder } from '../../tests/support/cli.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { canRun, databaseAccount } from '../db/embedded/account.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import { run } from './run.ts';

let scratch: ReturnType<typeof testFolder>;
let db: TestDatabase;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  scratch = testFolder();
  db = await testDatabase();
  env = { ...databaseEnv(db.urls), VIGIA_DATA: join(scratch.folder, 'data') };
});
afterAll(async () => {
  await db.cleanup();
  scratch.remove();
});
const vigia = (...args: string[]) => runCli(args, { env });

describe('a command line we do not know is answered with the usage', () => {
  test.each([
    ['No existe la orden «sembrar»', ['sembrar']],
    ['No existe la opción --fast', ['migrate', '--fast']],
    ['«ahora» está de más', ['start', 'ahora']],
    ['Falta --demo', ['seed']],
    ['Falta el archivo', ['import', '--station', '1']],
    ['Falta --station', ['import', 'a.csv']],
    ['--station debe ser un número, no «uno»', ['import', 'a.csv', '--station', 'uno']],
    ['La opción --station está mal usada', ['import', 'a.csv', '--station']],
    ['Falta --email', ['create-admin']],
    ['Indique el correo de una cuenta', ['reset-second-step']],
    ['Falta el archivo en que se guarda la copia', ['backup']],
    ['Se hace una copia a la vez', ['backup', 'a', 'b']],
    ['Falta la copia por restaurar', ['restore', '--dry-run']],
    ['Se restaura una copia a la vez', ['restore', 'a', 'b']],
    ['«ana» no es un correo', ['create-admin', '--email', 'ana']],
  ])('%s', async (message, args) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(args, env)).toBe(2);
    const [said] = complaint.mock.lastCall ?? [];
    complaint.mockRestore();
    expect(said).toMatch(`Error: ${message}`);
    expect(said).toContain('Uso: vigia');
  });

  test('as a process: on the error output, exit code 2', async () => {
    const { code, out, err } = await vigia('sembrar');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Error: No existe la orden «sembrar»\.\n\nUso: vigia <orden>/);
  });
});

test('help names every command and every variable', async () => {
  const { code, out } = await vigia('--help');
  expect(code).toBe(0);
  for (const word of [
    'start',
    'import',
    'create-admin',
    'rotate-keys',
    'PORT',
    'VIGIA_DATA',
    'DATABASE_URL_AUTH',
  ]) {
    expect(out).toContain(word);
  }
});

test('a bad PORT is named', async () => {
  const { code, err } = await runCli(['start'], { env: { ...env, PORT: 'cuatro' } });
  expect([code, err]).toEqual([1, 'Error: PORT debe ser un número entre 0 y 65535, no «cuatro».\n']);
});

test('a database that does not answer is an error, not a wait', async () => {
  const url = 'postgresql://vigia_owner:x@127.0.0.1:1/vigia';
  const unreachable = { DATABASE_URL: url, DATABASE_URL_APP: url, DATABASE_URL_AUTH: url };
  const { code, err } = await runCli(['migrate'], { env: { ...env, ...unreachable } });
  expect(code).toBe(1);
  expect(err).toMatch(/^Error: No se pudo conectar con DATABASE_URL: connect ECONNREFUSED/);
});

test('migrate says what the schema is', async () => {
  expect(await vigia('migrate')).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Esquema al día: 0001-farm, 0002-tenancy, .*\d{4}-[\w-]+\.\n$/),
  });
});

test('an import into a station that does not exist is refused', async () => {
  const file = join(scratch.folder, 'a.csv');
  writeFileSync(file, 'x');
  const { code, err } = await vigia('import', file, '--station', '99');
  expect([code, err]).toEqual([1, 'Error: No existe la estación 99.\n']);
});

test('an administrator is made once, with a password that is shown once and stored as a hash', async () => {
  const made = await vigia('create-admin', '--email', 'Ana@Campo.cl');
  expect(made).toMatchObject({ code: 0, err: '' });
  const password = /vuelve a mostrar\): (\S{20})$/m.exec(made.out)?.[1];
  expect(password).toBeDefined();
  const account = await db.databases.auth.selectFrom('user_account').selectAll().executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    email: 'ana@campo.cl',
    role: 'admin',
    permissions: 'root',
    entities_under_client: { '*': 'admin' },
  });
  expect(account.password_hash).toMatch(/^\$argon2id\$/);
  const again = await vigia('create-admin', '--email', 'ana@campo.cl');
  expect(again.code).toBe(1);
  expect(again.err).toMatch(
    /^Error: Ya hay una cuenta con el correo ana@campo\.cl \(Superadministrador de Administración\)/,
  );
  expect(again.err, 'what to do instead').toMatch(/contraseña temporal.*Olvidé mi contraseña.*otro correo/s);
  const unchanged = await db.databases.auth.selectFrom('user_account').selectAll().execute();
  expect(unchanged).toEqual([account]);
  const nowhere = await vigia('create-admin', '--email', 'b@campo.cl', '--client', '77');
  expect([nowhere.code, nowhere.err]).toEqual([1, 'Error: No existe el cliente 77.\n']);
});

test('a lost second step is taken away by the address; there has to be one', async () => {
  const since = '2026-11-01T12:00:00.000Z';
  const { databases } = db;
  const who = databases.owner.updateTable('user_account').where('email', '=', 'ana@campo.cl');
  await who.set({ second_step_since: since }).execute();
  const { code, out } = await vigia('reset-second-step', 'Ana@Campo.cl');
  expect([code, out]).toEqual([0, expect.stringMatching(/^Segundo paso quitado: ana@campo\.cl/)]);
  const [change] = await databases.owner
    .selectFrom('change_log')
    .selectAll()
    .orderBy('change_id', 'desc')
    .limit(1)
    .execute();
  expect(change?.fields).toMatchObject([{ field: 'second_step_since', to: null }]);
  const again = await vigia('reset-second-step', 'ana@campo.cl');
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('no tiene un segundo paso')]);
  const nobody = await vigia('reset-second-step', 'nadie@campo.cl');
  expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('No hay una cuenta')]);
});

test('keys are replaced, those before outlast what they signed unless they must not', async () => {
  const kids = async () => {
    const { auth } = db.databases;
    const rows = await auth
      .selectFrom('signing_key')
      .select(['kid', 'purpose'])
      .orderBy('created_at')
      .execute();
    return rows.filter(({ purpose }) => purpose === 'session').map(({ kid }) => kid);
  };
  const first = await vigia('rotate-keys');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain('Las anteriores valen 13 minutos más');
  expect(first.out).toContain('sellados de nuevo: 0.');
  const [one] = await kids();
  await vigia('rotate-keys');
  expect(await kids()).toEqual([one, expect.any(String)]);
  const last = await vigia('rotate-keys', '--at-once');
  expect(last.out).toContain('deja de valer en un minuto');
  expect(await kids()).toEqual([expect.not.stringContaining(one!)]);
});

test('an administrator of one client administers it: its people, its fields, its counts', async () => {
  const { client_id: clientId } = await db.databases.owner
    .selectFrom('client')
    .select('client_id')
    .executeTakeFirstOrThrow();
  const made = await vigia('create-admin', '--email', 'd@campo.cl', '--client', String(clientId));
  expect(made.code).toBe(0);
  const row = await db.databases.auth
    .selectFrom('user_account')
    .selectAll()
    .where('email', '=', 'd@campo.cl')
    .executeTakeFirstOrThrow();
  const user = accountOf(row);
  expect(personRole(user)).toBe('administrator');
  for (const action of ['user.create', 'sector.create', 'season.create', 'image.counts.edit'] as const)
    expect(can(user, action, { clientId, sectorId: 1 })).toBe(true);
  expect(routeAccess('/admin', user, clientId).kind).toBe('open');
  expect(can(user, 'client.create', { clientId })).toBe(false);
});

test('the demo farm is never loaded over data', async () => {
  await vigia('create-admin', '--email', 'c@campo.cl');
  const { code, err } = await vigia('seed', '--demo');
  expect(code).toBe(1);
  expect(err).toMatch('ya tiene clientes');
});

describe('start refuses before it touches anything', () => {
  test('a port that another program uses', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as { port: number };
    const { code, out, err } = await runCli(['start'], { env: { ...env, PORT: String(port) } });
    await new Promise((closed) => other.close(closed));
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `Error: El puerto ${port} de 127.0.0.1 está en uso por otro programa. Elija otro, por ejemplo PORT=${port + 1}.\n`,
    );
  });

  test('a host that is not this machine', async () => {
    const { code, err } = await runCli(['start'], { env: { ...env, PORT: '0', HOST: '203.0.113.9' } });
    expect([code, err]).toEqual([1, 'Error: HOST «203.0.113.9» no es una dirección de este equipo.\n']);
  });

  test('a data folder where there is a file', async () => {
    const file = join(scratch.folder, 'file');
    writeFileSync(file, '');
    const { code, err } = await runCli(['start'], { env: { VIGIA_DATA: file } });
    expect(code).toBe(1);
    expect(err).toMatch(/^Error: No se puede usar la carpeta de datos .*: hay un archivo en su lugar/);
  });

  const account = databaseAccount();
  test.skipIf(account && !canRun(account, process.execPath))(
    'a data folder without permission to write',
    async () => {
      const closed = join(scratch.folder, 'closed');
      mkdirSync(closed);
      chmodSync(closed, 0o555);
      const options = { env: { VIGIA_DATA: join(closed, 'data') }, ...(account && { account }) };
      const { code, err } = await runCli(['start'], options);
      expect(code).toBe(1);
      expect(err).toMatch(
        /^Error: No se puede usar la carpeta de datos .*: sin permiso de escritura\. Elija otra con VIGIA_DATA\.\n$/,
      );
    },
  );
});
