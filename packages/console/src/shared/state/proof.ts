import type { ProofNeed } from '@vigia/api/client';
import { atom, type createStore } from 'jotai';

/** A request that waits until the user has shown again who they are. */
export interface OpenProof {
  readonly need: ProofNeed;
  readonly isShown: Promise<boolean>;
  readonly answer: (isShown: boolean) => void;
}

/** What the dialog of `shared/proof` asks; null while no request waits. */
export const proofAtom = atom<OpenProof | null>(null);

/**
 * Asks the user to show again who they are. Requests that need it at the same time share one question.
 *
 * @returns whether the user has
 */
export function askForProof(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>,
  need: ProofNeed,
): Promise<boolean> {
  const open = store.get(proofAtom);
  if (open) return open.isShown;
  let resolve: (isShown: boolean) => void = () => undefined;
  const isShown = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const answer = (is: boolean) => {
    store.set(proofAtom, null);
    resolve(is);
  };
  store.set(proofAtom, { need, isShown, answer });
  return isShown;
}
