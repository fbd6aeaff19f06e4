import type { AdminClient } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import type { User } from '@vigia/domain/farm';
import { Button, IconButton, useWords } from '@vigia/ui';
import { Archive, Building2, Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { SmallLogo } from './logo/logo-field.tsx';
import type { Question } from './targets.ts';
import type { AdminEdits } from './use-admin-edits.ts';
import { ADMINISTRATION } from './words.ts';

/** Beside the clients, also on narrow screens. */
const Icons = styled.span`
  display: flex;
  align-items: center;
  &&& { flex: 0 0 auto; }
`;

interface ClientActionsProps {
  readonly user: User;
  /** The client that is chosen. */
  readonly owner: AdminClient | null;
  readonly edits: AdminEdits;
  /** A new one, or the given one. */
  readonly onEdit: (owner: AdminClient | null) => void;
  readonly onAsk: (question: Question) => void;
  /** It is in no list any more. */
  readonly onGone: () => void;
}

/** The actions on clients themselves. */
export function ClientActions({ user, owner, edits, onEdit, onAsk, onGone }: ClientActionsProps) {
  const words = useWords(ADMINISTRATION);
  const reasons = useWords(REASONS);
  // Who makes clients administers all of them: any id will do.
  const makes = can(user, 'client.create', { clientId: user.clientId });
  const archive = ({ client: { id, name } }: AdminClient) =>
    onAsk({
      title: words.askArchiveClient(name),
      note: words.archiveClientNote,
      confirmLabel: words.archive,
      run: async () => {
        await edits.archiveClient(id, true);
        onGone();
      },
      undo: () => edits.archiveClient(id, false),
      done: words.clientArchived(name),
      failed: (error) => words.failed(reasonOf(reasons, error)),
    });
  return (
    <>
      {owner && (
        <Icons>
          <SmallLogo client={owner.client} />
          {can(user, 'client.edit', { clientId: owner.client.id }) && (
            <IconButton icon={Pencil} label={words.editClient} onPress={() => onEdit(owner)} />
          )}
          {can(user, 'client.archive', { clientId: owner.client.id }) && (
            <IconButton icon={Archive} label={words.archiveClient} onPress={() => archive(owner)} />
          )}
        </Icons>
      )}
      {makes && (
        <Button icon={Building2} onPress={() => onEdit(null)}>
          {words.newClient}
        </Button>
      )}
    </>
  );
}
