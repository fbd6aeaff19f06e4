import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningCli, runCli, startCli, testFolder } from '../../tests/support/cli.ts';

/** An installation of a new company: empty, without the demo farm. */
let scratch: ReturnType<typeof testFolder>;
let env: NodeJS.ProcessEnv;
let server: RunningCli | undefined;
beforeAll(() => {
  scratch = testFolder();
  env = {
    VIGIA_DATA: join(scratch.folder, 'data'),
    VIGIA_STATE: join(scratch.folder, 'state'),
    VIGIA_DEMO: 'off',
    PORT: '0',
  };
});
const stop = async () => {
  server?.child.kill('SIGTERM');
  await server?.exited;
};
afterAll(async () => {
  await stop();
  scratch.remove();
});

async function started(): Promise<{ said: string; config: { has_accounts: boolean } }> {
  server = startCli(['start'], { env });
  await server.says('Ctrl-C para detener');
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(server.out)?.[0] ?? '';
  const config = await (await fetch(`${address}/config.json`)).json();
  return { said: server.out, config: config as { has_accounts: boolean } };
}

test('without the demonstration it starts empty and says how the first account is made', async () => {
  const { said, config } = await started();
  expect(said).not.toContain('Predio de demostración');
  expect(said).toContain('Todavía no hay cuentas');
  expect(said).toContain('vigia create-admin --email');
  expect(said).toMatch(/mismas variables que este servidor: VIGIA_DATA, VIGIA_STATE/);
  expect(config.has_accounts).toBe(false);
});

test('an account that is asked for while the first start still prepares the schema waits for it', async () => {
  const other = {
    ...env,
    VIGIA_DATA: join(scratch.folder, 'other'),
    VIGIA_STATE: join(scratch.folder, 'other-state'),
  };
  const starting = startCli(['start'], { env: other });
  try {
    await starting.says('Base de datos… lista');
    expect(starting.out).not.toContain('Esquema… actualizado');
    const made = await runCli(['create-admin', '--email', 'ana@campo.cl'], { env: other });
    expect(made).toMatchObject({ code: 0, err: '' });
  } finally {
    starting.child.kill('SIGTERM');
    await starting.exited;
  }
});

test('with the first account it says so no more, and stays without a demonstration', async () => {
  const made = await runCli(['create-admin', '--email', 'ana@campo.cl'], { env });
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('Ingrese con ella en la consola');
  await stop();
  const { said, config } = await started();
  expect(said).not.toMatch(/demostración|Todavía no hay cuentas/);
  expect(config.has_accounts).toBe(true);
});

test('what is neither on nor off is refused by its name', async () => {
  const { code, err } = await runCli(['start'], { env: { ...env, VIGIA_DEMO: 'no' } });
  expect([code, err]).toEqual([1, expect.stringContaining('VIGIA_DEMO debe ser on u off, no «no»')]);
});
