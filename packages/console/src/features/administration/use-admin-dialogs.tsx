import type { MadePassword } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import { useCallback, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import { AdminDialogs, type AdminDialogsProps } from './admin-dialogs.tsx';
import { useArchivedClients } from './archived/archived-clients.tsx';
import { isSameForm } from './new-target.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { PasswordsDialog } from './table-import/passwords-dialog.tsx';
import type { Question, Secret, Target } from './targets.ts';

/** A form and its opening: each opening of an edit starts from the row as it is then. */
interface Opening {
  readonly target: Target;
  readonly isOpen: boolean;
  readonly number: number;
}

type AdminDialogsOptions = Pick<AdminDialogsProps, 'owners' | 'clients' | 'edits'> & {
  readonly onClient: (clientId: ClientId | null) => void;
};

/** The dialogs of Administración, to be drawn beside it, and what opens each. */
export function useAdminDialogs({ edits, ...options }: AdminDialogsOptions) {
  const { user, today } = useFarm();
  const tiles = useMapTiles();
  const archivedClients = useArchivedClients(user, edits);
  const [opening, setOpening] = useKeptState<Opening | null>('a row of administration', null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [secret, setSecret] = useKeptState<Secret | null>('a secret that is shown once', null);
  const [passwords, setPasswords] = useKeptState<readonly MadePassword[] | null>(
    'passwords that are shown once',
    null,
  );
  const open = useCallback(
    (target: Target) =>
      setOpening((last) => {
        const isSame = last !== null && isSameForm(last.target, target);
        return { target, isOpen: true, number: (last?.number ?? 0) + (isSame ? 0 : 1) };
      }),
    [setOpening],
  );
  const dialogs = (
    <>
      {opening && (
        <AdminDialogs
          {...options}
          key={opening.number}
          user={user}
          target={opening.target}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
          // This right applies to every client: any id will do.
          mayEditAttributes={can(user, 'client.attributes.edit', { clientId: user.clientId })}
          edits={edits}
          onSecret={setSecret}
          onPasswords={setPasswords}
          today={today}
          tiles={tiles}
        />
      )}
      {archivedClients.dialog}
      <QuestionDialog question={question} onClose={() => setQuestion(null)} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
      <PasswordsDialog passwords={passwords} onClose={() => setPasswords(null)} />
    </>
  );
  return {
    open,
    ask: setQuestion,
    showSecret: setSecret,
    openArchivedClients: archivedClients.open,
    dialogs,
  };
}
