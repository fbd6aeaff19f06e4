import { useQuery } from '@tanstack/react-query';
import { administrationCalls } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import type { ClientId, User } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import { REASONS } from '../../../shared/reason-words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import type { AdminEdits } from '../use-admin-edits.ts';
import { ADMINISTRATION } from '../words.ts';
import { ArchivedClientsView } from './archived-clients-view.tsx';
import { ARCHIVED } from './words.ts';

interface ArchivedClientsProps {
  readonly edits: AdminEdits;
}

/** The dialog of archived clients, and what opens it; undefined for those who may not restore them. */
export function useArchivedClients(
  user: User,
  edits: AdminEdits,
): { readonly open: (() => void) | undefined; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  // Who makes clients administers all of them: any id will do.
  const restores = can(user, 'client.create', { clientId: user.clientId });
  return {
    open: restores ? () => setOpen(true) : undefined,
    dialog: isOpen && <ArchivedClients edits={edits} onClose={() => setOpen(false)} />,
  };
}

function ArchivedClients({ edits, onClose }: ArchivedClientsProps & { readonly onClose: () => void }) {
  const adminWords = useWords(ADMINISTRATION);
  const words = useWords(ARCHIVED);
  const reasons = useWords(REASONS);
  const administration = useCalls(administrationCalls);
  const { success, failure } = useSnackbar();
  const [restoring, setRestoring] = useState<ClientId | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['clients', 'archived'],
    queryFn: ({ signal }) => administration.archivedClients(signal),
  });
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      failure(adminWords.failed(reasonOf(reasons, error)));
    }
  };
  const restore = async ({ id, name }: { readonly id: ClientId; readonly name: string }) => {
    setRestoring(id);
    const undo = () =>
      void attempt(
        () => edits.archiveClient(id, true),
        () => success(adminWords.undone),
      );
    await attempt(
      () => edits.archiveClient(id, false),
      () => success(words.clientBack(name), { action: { label: adminWords.undo, onPress: undo } }),
    );
    setRestoring(null);
  };
  return (
    <ArchivedClientsView
      clients={data ?? null}
      isFailed={isError && !data}
      restoring={restoring}
      onRestore={(client) => void restore(client)}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
