import { demand, NO_CLIENT, type Tx } from '../access/reach.ts';
import type { FieldErrors } from '../http/problem.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import type { ScopedCall } from '../http/route.ts';
import { addressOf } from '../stores/people/user-address.ts';
import { reloadCatalogue } from './fresh-catalogue.ts';
import { DocumentRefused } from './take-document.ts';

/** Who changes the catalogue, and when: an address and an ISO instant. */
export interface Editor {
  readonly by: string;
  readonly at: string;
}

/**
 * Changes the catalogue of the whole installation for a super administrator. This process has the change at once, other
 * servers within a second.
 *
 * @throws {HttpProblem} 403 for anybody else; 400 with every fault of a document that is refused
 */
export async function editCatalogue<T>(
  { scope, services }: ScopedCall,
  work: (tx: Tx, editor: Editor) => Promise<T>,
): Promise<T> {
  demand(scope, 'catalogue.edit', { clientId: NO_CLIENT });
  const { databases, now } = services;
  const done = await withFaults(() =>
    databases.owner.transaction().execute(async (tx) => {
      const by = await addressOf(tx, scope.userId);
      return await work(tx, { by, at: new Date(now()).toISOString() });
    }),
  );
  await reloadCatalogue(databases.app);
  return done;
}

/** Tells the faults of a document as those of the request's fields. */
export async function withFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    const errors: FieldErrors = error.errors.map(({ path, sentence }) => ({
      field: path === '' ? 'document' : path,
      message: sentence,
    }));
    throw new HttpProblem('invalid-input', { errors });
  }
}

/** 404 unless something was found. */
export function demandFound(isFound: boolean): void {
  if (!isFound) throw notFound();
}
