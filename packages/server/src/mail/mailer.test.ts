import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../run/config.ts';
import { mailer } from './mailer.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

let server: SMTPServer;
let received: Received[];
let url: string;
beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'vigia' && password === 'clave/larga'
        ? done(null, { user: 'vigia' })
        : done(new Error('no')),
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text,
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  url = `smtp://vigia:clave%2Flarga@127.0.0.1:${port}`;
});
afterEach(() => new Promise<void>((closed) => server.close(() => closed())));

const LETTER = { to: 'ana@vigia.example', subject: 'Código', text: 'Tu código es 12345678' };
const from = 'soporte@vigia.example';

test('a forgotten password is chosen anew by the code in a letter that a server of one’s own has sent', async () => {
  const { folder, remove } = testFolder();
  const config = readConfig({
    VIGIA_DATA: folder,
    VIGIA_SMTP_URL: url,
    VIGIA_SUPPORT_EMAIL: 'ayuda@campo.example',
  });
  const service = await startTestApp({ config });
  const { email } = PEOPLE.grower;
  expect((await service.ask('/auth/forgot', { body: { email } })).status).toBe(202);
  await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
  const [letter] = received as [Received];
  expect(letter).toMatchObject({ from: 'ayuda@campo.example', to: [email] });
  const code = /\b\d{8}\b/.exec(letter.text.split('\r\n\r\n')[1]!)![0];
  const body = { email, code, new_password: 'nueva cosecha' };
  expect((await service.ask('/auth/reset', { body })).status).toBe(200);
  await service.close();
  remove();
});

test('a letter reaches the one address it is for, whatever that looks like', async () => {
  const send = mailer({ smtpUrl: url, from, outbox: '/dev/null' });
  await send({ ...LETTER, to: 'a@vigia.example,b@vigia.example' }).catch(() => undefined);
  await send({ ...LETTER, to: 'Luz <luz@vigia.example>' }).catch(() => undefined);
  await send({ ...LETTER, subject: 'Hola\r\nBcc: otro@vigia.example' });
  expect(received.flatMap(({ to }) => to)).toEqual(received.map(({ to }) => to[0]));
  expect(received.at(-1)!.to).toEqual(['ana@vigia.example']);
  expect(received.at(-1)!.text).not.toMatch(/^Bcc:/im);
});

test('a server that refuses or is gone makes the letter fail', async () => {
  const wrong = mailer({ smtpUrl: url.replace('larga', 'corta'), from, outbox: '/dev/null' });
  await expect(wrong(LETTER)).rejects.toThrow();
  const gone = mailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox: '/dev/null' });
  await expect(gone(LETTER)).rejects.toThrow();
  expect(received).toEqual([]);
});
