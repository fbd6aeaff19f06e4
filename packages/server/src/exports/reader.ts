import type { EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { type DemoReader, withMadeUpNames } from '../access/demo-names.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { asGranted } from '../db/tenant.ts';
import type { Services } from '../run/services.ts';
import { turnstile } from '../run/turnstile.ts';
import { emailOf } from '../stores/embed/embed-key-rows.ts';
import type { ExportSubject } from './subject.ts';

/** A row of an exported table: values by the names of its columns, as they are on the wire. */
export type ExportRow = Readonly<Record<string, string | number | boolean | null>>;

/** What the tables of an export are read with. */
export interface ExportReader {
  readonly subject: ExportSubject;
  readonly scope: Scope;
  /** When the file is made. */
  readonly now: EpochMs;
  /**
   * Reads a piece in a transaction of its own. Between two pieces nothing is open in the database, however slowly the
   * file is taken: a long transaction would hold up the making of months and, behind it, everybody.
   */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** E-mail of the person who takes the file; null for a program. */
  madeBy(): Promise<string | null>;
  /** The rows as the reader may see them: with made-up names for the demo account. */
  shown<Row extends object>(rows: readonly Row[]): readonly Row[];
}

/** Pieces that are read at a time by a server, of its ten connections. */
const PIECES_AT_ONCE = 2;
const pieces = turnstile(PIECES_AT_ONCE);

/** @param demoReader the demo account, if it is the reader */
export function exportReader(
  { databases: { app, auth }, now }: Pick<Services, 'databases' | 'now'>,
  scope: Scope,
  clientId: ClientId,
  subject: ExportSubject,
  demoReader: DemoReader | undefined,
): ExportReader {
  return {
    subject,
    scope,
    now: now(),
    madeBy: () => emailOf(auth, scope.userId),
    read: (work) => pieces(() => asGranted(app, scope, clientId, work)),
    shown: (rows) => (demoReader ? rows.map((row) => withMadeUpNames(row, demoReader) as typeof row) : rows),
  };
}
