import { ConfirmDialog, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { removeItemsOf } from '../../shared/outbox/outbox-store.ts';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { userAtom } from '../../shared/state/session.ts';
import { useSignOut } from '../../shared/state/use-sign-out.ts';
import { SHELL } from './words.ts';

interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asked before somebody signs out who has still something to send: it would be lost. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  const words = useWords(SHELL).outbox;
  const { id } = useAtomValue(userAtom);
  const count = useAtomValue(outboxAtom).length;
  const signOut = useSignOut();
  const leave = async () => {
    await removeItemsOf(id);
    signOut();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      title={words.signOutTitle(count)}
      confirmLabel={words.signOutAnyway}
      cancelLabel={words.stay}
      onConfirm={() => void leave()}
    >
      {words.signOutHint}
    </ConfirmDialog>
  );
}
