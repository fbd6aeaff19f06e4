import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for readers of mail that show HTML. */
  readonly html?: string;
  /** For a letter that may be sent again: the reader's server recognises a second copy by it. */
  readonly messageId?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** Sends a letter. It rejects with a `MailFault` if the mail server failed. */
export type Mailer = (letter: Letter) => Promise<void>;

/** The mail server did not confirm a letter. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  /**
   * The server had asked for the content and then neither accepted nor refused it, so it may have the letter.
   */
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown, mayHaveArrived: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

export interface MailSettings {
  /**
   * `smtp://user:password@host:587`, or `smtps://`; without it letters are written to the outbox. `smtp://` is encrypted
   * by STARTTLS before anything is told, see `tlsOf`.
   */
  readonly smtpUrl?: string | undefined;
  readonly from: string;
  /** Folder for letters as `.eml` files when there is no mail server; created when first needed. */
  readonly outbox: string;
}

/** The content of a letter must not make the library read a file or a URL. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;
const SENDER = 'Vigía';
const PATIENCE_MS = 10_000;

const PATIENCE = {
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: PATIENCE_MS,
} as const;

const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * A mail server that does not encrypt is told nothing, unless it is on this machine, where nobody listens between, or its
 * address says `?requireTLS=false`.
 */
function tlsOf(smtpUrl: string): { readonly requireTLS?: true } {
  const { hostname, searchParams } = new URL(smtpUrl);
  return OWN_MACHINE.test(hostname) || searchParams.has('requireTLS') ? {} : { requireTLS: true };
}

/**
 * Connects to a mail server and signs in, without sending anything.
 *
 * @throws {Error} it cannot be reached or refuses the sign-in, with the server's message
 */
export async function verifyMail(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...tlsOf(smtpUrl), ...CLOSED, ...PATIENCE });
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
    const transport = createTransport({
      ...{ url: smtpUrl, ...tlsOf(smtpUrl) },
      ...{ ...CLOSED, ...PATIENCE, ...spoken },
    });
    try {
      await transport.sendMail(messageOf(from, letter));
    } catch (error) {
      const isRefused = (error as { responseCode?: number }).responseCode !== undefined;
      throw new MailFault(error, line.isRequested() && !isRefused);
    }
  };
}

/** "Start mail input": the reply of a mail server just before it receives the content. */
const GO_AHEAD = /^354\b/;

/**
 * Reads the replies of the mail server: the error of a broken connection does not say at which step it broke.
 */
function listener() {
  let isRequested = false;
  const hear = (entry: { readonly tnx?: string }, text: unknown) => {
    if (entry.tnx === 'server' && GO_AHEAD.test(String(text))) isRequested = true;
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
  return { logger, isRequested: () => isRequested };
}

/** Addresses are passed as objects, which are not parsed as lists: a letter reaches one person. */
const messageOf = (from: string, { to, subject, text, html, messageId, attachments }: Letter) => ({
  from: { name: SENDER, address: from },
  to: { name: '', address: to },
  subject,
  text,
  ...(html === undefined ? {} : { html }),
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
  await rename(draft, join(outbox, `${name}.eml`)); // never half a file
}
