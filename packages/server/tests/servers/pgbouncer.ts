import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { databaseAccount } from '../../src/db/embedded/account.ts';
import { connectAsSuperuser } from '../../src/db/roles.ts';
import { testFolder } from '../support/cli.ts';
import { freePort } from '../support/free-port.ts';
import { embeddedPostgres, type SharedPostgres } from './embedded-postgres.ts';

/** Where distributions put it. */
const PROGRAM = '/usr/sbin/pgbouncer';
export const HAS_PGBOUNCER = existsSync(PROGRAM);

const STARTS_WITHIN_MS = 10_000;

/** What a pooler cannot pass on for each connection stands at the roles, as `docs/scaling.md` says. */
const AT_ROLES = [
  `alter role vigia_app set statement_timeout = '5s'`,
  `alter role vigia_auth set statement_timeout = '5s'`,
  `alter role vigia_app set timezone = 'UTC'`,
  `alter role vigia_auth set timezone = 'UTC'`,
];

/** PostgreSQL behind PgBouncer in transaction mode; migrations and jobs of the owner go past it. */
export async function pooledPostgres(): Promise<SharedPostgres> {
  const postgres = await embeddedPostgres();
  const scratch = testFolder();
  const admin = await connectAsSuperuser(postgres.superuser);
  for (const statement of AT_ROLES) await admin.query(statement);
  await admin.end();
  const account = databaseAccount();
  const file = (name: string, text: string) => {
    const path = join(scratch.folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  const port = await freePort();
  const { app, auth } = postgres.urls;
  const users = [app, auth]
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  const list = file('users.txt', `${users.join('\n')}\n`);
  const { hostname, port: behind } = new URL(app);
  const settings = file(
    'pgbouncer.ini',
    `[databases]
vigia = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${list}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
ignore_startup_parameters = options,statement_timeout,extra_float_digits
`,
  );
  const bouncer = spawn(PROGRAM, [settings], { ...account, cwd: '/', stdio: 'ignore' });
  await answers(port);
  const pooled = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  return {
    urls: { ...postgres.urls, app: pooled(app), auth: pooled(auth) },
    direct: postgres.direct,
    superuser: postgres.superuser,
    stop: async () => {
      bouncer.kill('SIGTERM');
      await once(bouncer, 'exit');
      await postgres.stop();
      scratch.remove();
    },
  };
}

async function answers(port: number): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const isThere = await new Promise<boolean>((said) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        socket.destroy();
        said(true);
      }).on('error', () => said(false));
    });
    if (isThere) return;
    if (Date.now() > deadline) throw new Error('PgBouncer does not answer');
    await new Promise((wake) => setTimeout(wake, 50));
  }
}
