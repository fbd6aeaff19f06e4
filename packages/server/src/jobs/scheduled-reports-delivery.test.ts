import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { lettersIn } from '../../tests/support/letters.ts';
import { mailer } from '../mail/mailer.ts';
import { goneMail, HOUR, MINUTE, MONDAY, READER, SENDER, weeklyReport } from './scheduled-reports.fixture.ts';

const farm = weeklyReport();

test('two servers at the same time send it once', async () => {
  const both = await Promise.all([farm.run(MONDAY), farm.run(MONDAY)]);
  expect(both.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
  expect(farm.server().received).toHaveLength(1);
});

test('without a mail server it lies in the outbox, once', async () => {
  const { folder, remove } = testFolder();
  const mail = mailer({ from: SENDER, outbox: join(folder, 'outbox') });
  for (const later of [0, HOUR]) await farm.run(MONDAY + later, { post: { mail, supportEmail: SENDER } });
  expect(lettersIn(folder, READER)).toHaveLength(1);
  remove();
});

test('a mail server that is down for a day is tried again with growing pauses, and gets it once', async () => {
  const gone = goneMail();
  let tries = 0;
  for (let at = MONDAY; at < MONDAY + 24 * HOUR; at += 20 * MINUTE)
    tries += (await farm.run(at, { post: gone })).failed ?? 0;
  expect(tries).toBeGreaterThan(6);
  expect(tries).toBeLessThan(20);
  expect((await farm.letters())[0]).toMatchObject({
    state: 'waiting',
    problem: expect.stringMatching(/REFUSED/),
  });
  for (let at = MONDAY + 24 * HOUR; at < MONDAY + 30 * HOUR; at += 20 * MINUTE) await farm.run(at);
  expect(farm.server().received).toHaveLength(1);
  expect(await farm.stateNow()).toEqual(['sent']);
});

test('after three days it is given up, and that is kept', async () => {
  const gone = goneMail();
  for (let at = MONDAY; at < MONDAY + 80 * HOUR; at += 3 * HOUR) await farm.run(at, { post: gone });
  expect(await farm.stateNow()).toEqual(['failed']);
  await farm.run(MONDAY + 81 * HOUR);
  expect(farm.server().received).toEqual([]);
});

describe('a server that is killed', { timeout: 60_000 }, () => {
  const SCRIPT = join(import.meta.dirname, '../../tests/support/send-reports.ts');
  const start = (hold = '') =>
    fork(SCRIPT, [JSON.stringify(farm.db().urls), farm.server().url, String(MONDAY), hold]);

  test('while it makes the pages leaves the letter to another, which sends it once', async () => {
    const victim = start('hold');
    await once(victim, 'message');
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    expect(await farm.stateNow()).toEqual(['preparing']);
    expect(await farm.run(MONDAY + MINUTE)).toMatchObject({ sent: 0 }); // the other process may be alive
    expect(await farm.run(MONDAY + 11 * MINUTE)).toMatchObject({ sent: 1 });
    expect(await farm.run(MONDAY + HOUR)).toMatchObject({ sent: 0 });
    expect(farm.server().received).toHaveLength(1);
  });

  test('while the mail server has the letter leaves it unsure, and nobody sends it again', async () => {
    const victim = start();
    const killed = once(victim, 'exit');
    farm.server().onLetter = async () => {
      victim.kill('SIGKILL'); // the mail server has it, but the process dies before the confirmation
      await killed;
    };
    await killed;
    expect(farm.server().received).toHaveLength(1);
    expect(await farm.stateNow()).toEqual(['sending']);
    farm.server().onLetter = () => undefined;
    for (const later of [MINUTE, 11 * MINUTE, HOUR, 24 * HOUR]) await farm.run(MONDAY + later);
    expect(farm.server().received).toHaveLength(1);
    expect(await farm.letters()).toMatchObject([
      { state: 'unsure', problem: expect.stringContaining('no se envía otra vez') },
    ]);
  });
});

test('a mail server that takes the letter and breaks the line is not given it again', async () => {
  let given = 0;
  const broken = createServer((socket) => {
    let inLetter = false;
    socket.write('220 aquí\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (inLetter) {
        if (!text.includes('\r\n.\r\n')) return;
        given += 1;
        socket.destroy();
      } else if (text.startsWith('DATA')) {
        inLetter = true;
        socket.write('354 adelante\r\n');
      } else socket.write('250 bien\r\n');
    });
  });
  await new Promise<void>((ready) => void broken.listen(0, '127.0.0.1', ready));
  const { port } = broken.address() as { port: number };
  const post = {
    mail: mailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: SENDER, outbox: '/nowhere' }),
    supportEmail: SENDER,
  };
  expect(await farm.run(MONDAY, { post })).toMatchObject({ unsure: 1 });
  for (const later of [HOUR, 12 * HOUR]) await farm.run(MONDAY + later, { post });
  expect(given).toBe(1);
  await new Promise((closed) => broken.close(closed));
});
