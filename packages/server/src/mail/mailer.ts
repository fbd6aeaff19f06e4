import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Of a letter that may be handed over again: by it the reader's server knows the second for the first. */
  readonly messageId?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** Sends a letter, or rejects; with a `MailFault` where a mail server was spoken to. */
export type Mailer = (letter: Letter) => Promise<void>;

/** The mail server did not confirm a letter. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  /** It had asked for the letter and then said neither yes nor no: it may have it. */
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown, mayHaveArrived: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

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

const PATIENCE = {
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: PATIENCE_MS,
} as const;

/**
 * Connects to a mail server and signs in there, and sends nothing.
 *
 * @throws {Error} it cannot be reached or refuses us; says so in the server's words
 */
export async function verifyMail(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...CLOSED, ...PATIENCE });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

export function mailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  if (smtpUrl === undefined) return (letter) => keep(outbox, from, letter);
  return async (letter) => {
    const line = listener();
    const spoken = { logger: line.logger, debug: true };
    const transport = createTransport({ url: smtpUrl, ...CLOSED, ...PATIENCE, ...spoken });
    try {
      await transport.sendMail(messageOf(from, letter));
    } catch (error) {
      const isRefused = (error as { responseCode?: number }).responseCode !== undefined;
      throw new MailFault(error, line.askedForLetter() && !isRefused);
    }
  };
}

/** "Start mail input": what a mail server says just before it is given a letter. */
const GO_AHEAD = /^354\b/;

/** Listens to what the mail server says: the error of a broken line does not say when it broke. */
function listener() {
  let asked = false;
  const hear = (entry: { readonly tnx?: string }, text: unknown) => {
    if (entry.tnx === 'server' && GO_AHEAD.test(String(text))) asked = true;
  };
  const logger = {
    level: () => undefined,
    trace: hear,
    debug: hear,
    info: hear,
    warn: hear,
    error: hear,
    fatal: hear,
  };
  return { logger, askedForLetter: () => asked };
}

/** Addresses as they are, never as a list to be read: an account's address reaches one person. */
const messageOf = (from: string, { to, subject, text, messageId, attachments }: Letter) => ({
  from: { name: SENDER, address: from },
  to: { name: '', address: to },
  subject,
  text,
  ...(messageId === undefined ? {} : { messageId }),
  ...(attachments === undefined ? {} : { attachments: [...attachments] }),
});

async function keep(outbox: string, from: string, letter: Letter): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  const { message } = await composer.sendMail(messageOf(from, letter));
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const name = letter.messageId?.replaceAll(/[^\w.@-]/g, '') ?? `${Date.now()}-${randomUUID()}`;
  const draft = join(outbox, `.${randomUUID()}`);
  await writeFile(draft, message as Buffer, { mode: 0o600 });
  await rename(draft, join(outbox, `${name}.eml`)); // whole or not at all, and the same letter once
}
