import { can } from '@vigia/domain/access';
import { useWords } from '@vigia/ui';
import { useFarm } from '../../../shared/state/farm.ts';
import { passwordSecret } from '../secrets.ts';
import { TABLES } from '../tables/words.ts';
import type { Secret, Target } from '../targets.ts';
import type { AdminEdits } from '../use-admin-edits.ts';
import { newUser, seenUser, userChange } from './person-draft.ts';
import { ServedSectors } from './sector-choice.tsx';
import { UserDialog } from './user-dialog.tsx';

interface PersonDialogProps extends Omit<Extract<Target, { kind: 'user' }>, 'kind'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly edits: AdminEdits;
  readonly onSecret: (secret: Secret) => void;
}

/** Makes or edits a person, with what the editor may give: a role below their own, and clients they administer. */
export function PersonDialog({ owner, user, edits, onSecret, ...dialog }: PersonDialogProps) {
  const words = useWords(TABLES).users;
  const { user: editor, clients } = useFarm();
  const { client } = owner;
  const offered = clients.filter(({ id }) => id !== client.id && can(editor, 'user.edit', { clientId: id }));
  const isOffered = (clientId: number) => offered.some(({ id }) => id === clientId);
  return (
    <UserDialog
      {...dialog}
      editor={editor}
      client={client}
      user={user ?? undefined}
      offered={offered}
      sectorChoice={(choice) => <ServedSectors {...choice} owner={owner} />}
      onSave={async (draft, key, signal, seen) => {
        if (user)
          return edits.updateUser(user.id, userChange(draft, user, isOffered), signal, seenUser(user, seen));
        const made = await edits.createUser(newUser(draft, client.id, isOffered), key, signal);
        onSecret(passwordSecret(words, made.user.email, made.temporaryPassword));
        return made;
      }}
    />
  );
}
