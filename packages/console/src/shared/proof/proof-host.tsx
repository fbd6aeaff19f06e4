import { useAtomValue } from 'jotai';
import { lateDialog } from '../late/late-dialog.tsx';
import { proofAtom } from '../state/proof.ts';

const ProofDialog = lateDialog(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Draws the question for password and second step whenever a request waits for it, above whatever is open. */
export function ProofHost() {
  const proof = useAtomValue(proofAtom);
  return (
    <ProofDialog
      isOpen={proof !== null}
      need={proof?.need ?? 'everything'}
      onShown={() => proof?.answer(true)}
      onClose={() => proof?.answer(false)}
    />
  );
}
