import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../run/config.ts';
import { mailer, verifyMail } from './mailer.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly isEncrypted: boolean;
}

let server: SMTPServer | undefined;
let received: Received[];
let url: string;
let signIns: number;

async function restart({ encrypts }: { readonly encrypts: boolean }): Promise<void> {
  await close();
  const started = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      signIns += 1;
      if (username === 'vigia' && password === 'clave/larga') done(null, { user: 'vigia' });
      else done(new Error('no'));
    },
    onData: (stream, { envelope, secure }, done) => {
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
          isEncrypted: secure,
        });
        done();
      });
    },
  });
  started.on('error', () => undefined); // a client that does not trust its certificate
  await new Promise<void>((ready) => void started.listen(0, '127.0.0.1', ready));
  server = started;
  const { port } = started.server.address() as AddressInfo;
  url = `smtp://vigia:clave%2Flarga@127.0.0.1:${port}`;
}
const close = () => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));

beforeEach(async () => {
  received = [];
  signIns = 0;
  await restart({ encrypts: false });
});
afterEach(async () => {
  await close();
  server = undefined;
});

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

describe('a mail server elsewhere', () => {
  // An address of this machine that does not say so.
  const elsewhere = () => url.replace('127.0.0.1', '0.0.0.0');

  test('that does not encrypt gets no letter, and no password, unless its address says that this is meant', async () => {
    const careful = mailer({ smtpUrl: elsewhere(), from, outbox: '/dev/null' });
    await expect(careful(LETTER)).rejects.toThrow(/STARTTLS/);
    await expect(verifyMail(elsewhere())).rejects.toThrow(/STARTTLS/);
    expect([received, signIns]).toEqual([[], 0]);

    const meant = mailer({ smtpUrl: `${elsewhere()}/?requireTLS=false`, from, outbox: '/dev/null' });
    await meant(LETTER);
    expect([received.map(({ isEncrypted }) => isEncrypted), signIns]).toEqual([[false], 1]);
  });

  test('that encrypts gets it so, and one on this machine may be asked to', async () => {
    await restart({ encrypts: true });
    // The server shows a certificate that it has made itself.
    const own = 'tls.rejectUnauthorized=false';
    await mailer({ smtpUrl: `${elsewhere()}/?${own}`, from, outbox: '/dev/null' })(LETTER);
    await mailer({ smtpUrl: `${url}/?requireTLS=true&${own}`, from, outbox: '/dev/null' })(LETTER);
    expect(received.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);

    await expect(mailer({ smtpUrl: elsewhere(), from, outbox: '/dev/null' })(LETTER)).rejects.toThrow(
      /certificate/,
    );
    expect(received).toHaveLength(2);
  });
});
