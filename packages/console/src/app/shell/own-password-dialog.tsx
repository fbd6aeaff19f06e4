import { peopleCalls } from '@vigia/api/client';
import { useAtomValue } from 'jotai';
import { useCalls } from '../../shared/state/calls.ts';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { PasswordDialog, type PasswordDialogProps } from './password-dialog.tsx';

/** Changes the password of the signed-in person. */
export function OwnPasswordDialog(opening: Pick<PasswordDialogProps, 'isOpen' | 'onClose'>) {
  const people = useCalls(peopleCalls);
  const { config } = useAtomValue(readyServicesAtom);
  return (
    <PasswordDialog
      {...opening}
      hasExternalSignIn={config.hasExternalSignIn}
      onSave={(current, chosen, signal) => people.changeOwnPassword(current, chosen, signal)}
    />
  );
}
