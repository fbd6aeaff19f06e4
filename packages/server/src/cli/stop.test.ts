import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli, startCli, testFolder } from '../../tests/support/cli.ts';

let scratch: ReturnType<typeof testFolder>;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  scratch = testFolder();
  env = { VIGIA_DATA: join(scratch.folder, 'data'), VIGIA_STATE: join(scratch.folder, 'state'), PORT: '0' };
  expect(await runCli(['create-admin', '--email', 'ana@campo.cl'], { env })).toMatchObject({ code: 0 });
});
afterAll(() => scratch.remove());

const BODY = JSON.stringify({ email: 'ana@campo.cl', password: 'no es esta' });
const HEAD = [
  'POST /auth/sign-in HTTP/1.1',
  'host: vigia',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
  '',
  '',
].join('\r\n');

/** A request whose body is not complete. */
async function halfSent(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.write(HEAD + BODY.slice(0, 10));
  return socket;
}

test('a stop answers every request under way, takes no new one, and ends in time', async () => {
  const cli = startCli(['start'], { env });
  await cli.says('Ctrl-C para detener');
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(cli.out)?.[1]);
  const sockets = await Promise.all(Array.from({ length: 200 }, () => halfSent(port)));
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200); // so all of them are connected
  cli.child.kill('SIGTERM');
  await cli.says('Deteniendo…');
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow();
  const answers = await Promise.all(
    sockets.map(async (socket) => {
      socket.write(BODY.slice(10));
      return await text(socket);
    }),
  );
  const { code, err } = await cli.exited;
  expect([code, err]).toEqual([0, '']);
  const statuses = answers.map((answer) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
  expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});
