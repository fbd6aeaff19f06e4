import { checkPestDocument, type DocumentError, faultSentences } from '@vigia/api/contract';
import { PEST_DOCUMENTS, type PestDocument, TAKE_FAULT_SENTENCES, takeFaults } from '@vigia/domain/pests';
import type { Tx } from '../access/reach.ts';
import type { Db } from '../db/pool.ts';
import { holdDocuments, insertDocument, ownDocument } from '../stores/farm/pest-documents.ts';

/** A document that cannot be taken, with everything that is wrong with it. */
export class DocumentRefused extends Error {
  readonly errors: readonly DocumentError[];

  constructor(errors: readonly DocumentError[]) {
    super('the document has faults');
    this.errors = errors;
  }
}

/** @throws {DocumentRefused} it has faults */
function readDocument(value: unknown): PestDocument {
  const { document, errors } = checkPestDocument(value);
  if (document === null) throw new DocumentRefused(errors);
  return document;
}

/** The document in use for a pest: the installation's own, or else the built-in one; undefined without either. */
export const documentInUse = async (db: Db | Tx, pestId: number): Promise<PestDocument | undefined> =>
  (await ownDocument(db, pestId)) ?? PEST_DOCUMENTS.find(({ id }) => id === pestId);

/**
 * A document that may be taken, and the one in use for its pest.
 *
 * @throws {DocumentRefused} it has faults, or does not follow on the document in use
 */
export async function takeable(db: Db | Tx, value: unknown) {
  const document = readDocument(value);
  const inUse = await documentInUse(db, document.id);
  const faults = takeFaults(document, inUse);
  if (faults.length > 0) throw new DocumentRefused(faultSentences(faults, TAKE_FAULT_SENTENCES));
  return { document, inUse };
}

/**
 * Puts a document into use in the whole installation, in a transaction of the database's owner.
 *
 * @param value what a file contains
 * @param taken who takes it, and when (ISO instant)
 * @throws {DocumentRefused} it has faults, or does not follow on the document in use
 */
export async function takeDocument(
  tx: Tx,
  value: unknown,
  taken: { readonly by: string; readonly at: string },
): Promise<PestDocument> {
  await holdDocuments(tx);
  const { document } = await takeable(tx, value);
  await insertDocument(tx, document, taken);
  return document;
}
