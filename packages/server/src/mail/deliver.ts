import type { ClientId } from '@vigia/domain/farm';
import { asClient } from '../db/tenant.ts';
import type { JobContext } from '../jobs/job.ts';
import {
  type LetterKind,
  type LetterRow,
  moveLetter,
  settleLost,
  takeLetter,
} from '../stores/notices/letters.ts';
import { type Letter, MailFault } from './mailer.ts';

/** The letter, or the reason why nothing is sent (Spanish). */
export type Written = { readonly letter: Letter } | { readonly send: Send } | { readonly skip: string };
/** Sends what is no e-mail. After an error it is tried again later; `false`: it can never arrive. */
type Send = () => Promise<boolean>;

export interface Deliveries {
  readonly kind: LetterKind;
  /** Writes a letter. After an error it is tried again later. */
  readonly write: (row: LetterRow) => Promise<Written>;
}

const MINUTE_MS = 60_000;
/** A process that holds a letter for longer is considered dead: to write and send one takes seconds. */
const HELD_MS = 10 * MINUTE_MS;
const SHORTEST_PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 3 * 60 * MINUTE_MS;
/** A letter that could not be sent for so long is given up: its news is out of date. */
export const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;
const UNREACHABLE = 'El navegador ya no recibe avisos.';
const LOST =
  'El servidor se detuvo mientras entregaba el correo: no se sabe si llegó y no se envía otra vez.';

const iso = (ms: number): string => new Date(ms).toISOString();
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.max(0, tries - 1));

/**
 * Sends the letters of one client that are due. No letter is sent twice: before a letter goes to the mail
 * server, its row is marked as being sent, and a letter with that mark is not sent again after a crash. A crash
 * while the letter is written, or a refusal by the mail server, is tried again after growing pauses. If the
 * mail server's confirmation is lost, nobody knows whether the letter arrived: it is shown as unsure. The
 * Message-ID of a letter is the same at every try.
 */
export async function deliverLetters(context: JobContext, clientId: ClientId, of: Deliveries) {
  const { databases, now, signal } = context;
  const inTransaction = <T>(work: Parameters<typeof asClient<T>>[2]) =>
    asClient(databases.background, clientId, work);
  const counts = { sent: 0, skipped: 0, failed: 0, unsure: 0 };
  counts.unsure += await inTransaction((tx) => settleLost(tx, clientId, of.kind, iso(now()), LOST));
  for (;;) {
    signal.throwIfAborted();
    const moment = { now: iso(now()), until: iso(now() + HELD_MS) };
    const row = await inTransaction((tx) => takeLetter(tx, clientId, of.kind, moment));
    if (row === null) return counts;
    counts[await deliverOne(context, row, of)] += 1;
  }
}

type Outcome = 'sent' | 'skipped' | 'failed' | 'unsure';

async function deliverOne(context: JobContext, row: LetterRow, { write }: Deliveries): Promise<Outcome> {
  const { databases, now, post, log } = context;
  const move = (from: LetterRow['state'], change: Parameters<typeof moveLetter>[3]) =>
    asClient(databases.background, row.client_id, (tx) => moveLetter(tx, row, from, change));
  const again = async (from: LetterRow['state'], error: unknown): Promise<Outcome> => {
    const problem = error instanceof Error ? error.message.slice(0, 300) : String(error);
    log.warn({ occasion: row.occasion, tries: row.tries, reason: problem }, 'a letter was not sent');
    const isOver = now() - Date.parse(row.due_at) >= GIVE_UP_MS;
    const next = iso(now() + pauseAfter(row.tries));
    await move(from, {
      problem,
      held_until: null,
      ...(isOver ? { state: 'failed' } : { state: 'waiting', next_try_at: next }),
    });
    return 'failed';
  };

  let written: Written;
  try {
    written = await write(row);
  } catch (error) {
    return await again('preparing', error);
  }
  if ('skip' in written) {
    await move('preparing', { state: 'skipped', problem: written.skip, held_until: null });
    return 'skipped';
  }
  // From here on no other process sends it.
  if (!(await move('preparing', { state: 'sending', held_until: iso(now() + HELD_MS) }))) return 'skipped';
  try {
    if ('letter' in written) await post!.mail(written.letter);
    else if (!(await written.send())) {
      await move('sending', { state: 'skipped', problem: UNREACHABLE, held_until: null });
      return 'skipped';
    }
  } catch (error) {
    if (!(error instanceof MailFault && error.mayHaveArrived)) return await again('sending', error);
    await move('sending', { state: 'unsure', problem: error.message.slice(0, 300), held_until: null });
    return 'unsure';
  }
  await move('sending', { state: 'sent', sent_at: iso(now()), problem: null, held_until: null });
  return 'sent';
}
