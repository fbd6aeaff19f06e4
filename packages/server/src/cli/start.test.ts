import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningCli, runCli, startCli, testFolder } from '../../tests/support/cli.ts';
import { isAlive, readPidFile } from '../db/embedded/orphan.ts';
import { readHolder } from '../run/lock.ts';

/**
 * All tests share one data folder, as a person's service would. The service is stopped before and after each
 * test.
 */
let scratch: ReturnType<typeof testFolder>;
let data: string;
let env: NodeJS.ProcessEnv;
let running: RunningCli[] = [];
beforeAll(async () => {
  scratch = testFolder();
  data = join(scratch.folder, 'data');
  env = { VIGIA_DATA: data, VIGIA_STATE: join(scratch.folder, 'state'), PORT: '0' };
  const made = await runCli(['create-admin', '--email', 'ana@campo.cl'], { env }); // with a client there is no demo farm
  expect(made).toMatchObject({ code: 0, err: '' });
});
afterAll(async () => {
  for (const { child, exited } of running) {
    child.kill('SIGTERM');
    await exited;
  }
  scratch.remove();
});

function start(): RunningCli {
  const cli = startCli(['start'], { env });
  running = [...running, cli];
  return cli;
}
const READY = 'Ctrl-C para detener';
const addressOf = (cli: RunningCli) => /http:\/\/127\.0\.0\.1:\d+/.exec(cli.out)?.[0] ?? '';
const cluster = () => {
  const { cluster: folder } = JSON.parse(readFileSync(join(data, 'database.json'), 'utf8')) as {
    cluster: string;
  };
  return join(data, folder);
};
const postgresPid = () => readPidFile(cluster())?.pid;

test('what is secret in the data folder is readable by its owner alone', () => {
  for (const file of ['database.json', 'postgres.log'])
    expect(statSync(join(data, file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(data, 'postgres.log'), 'utf8')).not.toMatch(/password/i);
});

test('it starts, answers, lets commands work beside it, refuses a second start, and stops clean', async () => {
  const first = start();
  await first.says(READY);
  expect(first.out).toMatch(/Base de datos… lista \(\d+,\d s\)\nEsquema… al día .*\nServidor… listo/);
  const address = addressOf(first);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const second = await runCli(['start'], { env });
  expect([second.code, second.out]).toEqual([1, '']);
  expect(second.err).toContain(
    `está en uso por el proceso ${first.child.pid} (vigia start en ${address}, desde`,
  );

  const beside = await runCli(['create-admin', '--email', 'b@campo.cl', '--client', '1'], { env });
  expect(beside).toMatchObject({ code: 0, err: '' });

  first.child.kill('SIGINT');
  const { code, out, err } = await first.exited;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/Deteniendo…\n$/);
  expect(postgresPid()).toBeUndefined();
  expect(readHolder(data)).toBeUndefined();
});

test('a Ctrl-C that reaches it twice at once, from the terminal and from its launcher, is one', async () => {
  const cli = start();
  await cli.says(READY);
  cli.child.kill('SIGINT');
  cli.child.kill('SIGTERM');
  expect(await cli.exited).toMatchObject({ code: 0, err: '' });
  expect(postgresPid()).toBeUndefined();
});

test('interrupted while it starts, it leaves nothing running', async () => {
  const cli = start();
  await cli.says('Base de datos… ');
  cli.child.kill('SIGINT');
  expect(await cli.exited).toMatchObject({ code: 130, err: '' });
  expect(postgresPid()).toBeUndefined();
});

test('after a kill it starts again, and the database left behind is stopped first', async () => {
  const killed = start();
  await killed.says(READY);
  const orphan = postgresPid() as number;
  killed.child.kill('SIGKILL');
  await killed.exited;
  expect(isAlive(orphan)).toBe(true); // it survives its server

  const next = start();
  await next.says(READY);
  expect(isAlive(orphan)).toBe(false);
  expect(postgresPid()).not.toBe(orphan);
  expect((await fetch(`${addressOf(next)}/readyz`)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect((await next.exited).code).toBe(0);
});

test('of two that start at the same time one serves and the other is refused', async () => {
  const both = [start(), start()];
  const codes = await Promise.race(both.map(async (cli) => (await cli.exited).code));
  expect(codes).toBe(1);
  const winner = both.find(({ child }) => child.exitCode === null) as RunningCli;
  await winner.says(READY);
  winner.child.kill('SIGTERM');
  expect((await winner.exited).code).toBe(0);
});

test('a database that dies is started again, and the service goes on by itself', async () => {
  const cli = start();
  await cli.says(READY);
  const killed = postgresPid() as number;
  process.kill(killed, 'SIGKILL');
  const statuses = new Set<number>();
  const deadline = Date.now() + 30_000;
  const signIn = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ email: 'ana@campo.cl', password: 'x' });
  let answer: Response;
  do {
    await new Promise((wake) => setTimeout(wake, 500)); // a failed sign-in is counted: ten are allowed
    answer = await fetch(`${addressOf(cli)}/auth/sign-in`, { ...signIn, body });
    statuses.add(answer.status);
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
  } while (answer.status !== 401 && Date.now() < deadline);
  expect([...statuses].filter((status) => status !== 401 && status !== 503)).toEqual([]);
  expect(answer.status).toBe(401);
  expect(postgresPid()).not.toBe(killed);
  expect(cli.err).toContain('the database was started again');
  cli.child.kill('SIGTERM');
  expect((await cli.exited).code).toBe(0);
  expect(postgresPid()).toBeUndefined();
});

test('a data folder that lost its database says so, and makes no empty one in its place', async () => {
  rmSync(cluster(), { recursive: true });
  const { code, err } = await runCli(['start'], { env });
  expect(code).toBe(1);
  expect(err).toMatch(/^Error: Falta la base de datos que anota/);
});
