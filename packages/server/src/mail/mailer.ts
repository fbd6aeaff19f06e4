import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a letter, or rejects. */
export type Mailer = (letter: Letter) => Promise<void>;

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://`; without one letters go to the outbox. */
  readonly smtpUrl?: string | undefined;
  readonly from: string;
  /** Folder of the letters that no server takes, as `.eml` files; made when first needed. */
  readonly outbox: string;
}

/** Nothing in a letter may name a file or an address to be read into it. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;
const SENDER = 'Vigía';
const PATIENCE_MS = 10_000;

export function mailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  if (smtpUrl === undefined) return (letter) => keep(outbox, from, letter);
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...CLOSED, ...patience });
  return async (letter) => {
    await transport.sendMail(messageOf(from, letter));
  };
}

/** Addresses as they are, never as a list to be read: an account's address reaches one person. */
const messageOf = (from: string, { to, subject, text }: Letter) => ({
  from: { name: SENDER, address: from },
  to: { name: '', address: to },
  subject,
  text,
});

async function keep(outbox: string, from: string, letter: Letter): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  const { message } = await composer.sendMail(messageOf(from, letter));
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFile(join(outbox, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
}
