import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@vigia/domain';
import { Button, useSnackbar } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import { apiAtom } from '../../../shared/state/api.ts';
import type { AdminEdits } from '../use-admin-edits.ts';
import { WORDS } from '../words.ts';
import { ArchivedClientsView } from './archived-clients-view.tsx';
import { ARCHIVED_WORDS as W } from './words.ts';

interface ArchivedClientsProps {
  readonly edits: AdminEdits;
}

/** A button that shows the archived clients, for those who restore them. */
export function ArchivedClients({ edits }: ArchivedClientsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Archive} onPress={() => setOpen(true)}>
        {W.clients}
      </Button>
      {isOpen && <OpenList edits={edits} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenList({ edits, onClose }: ArchivedClientsProps & { readonly onClose: () => void }) {
  const api = useAtomValue(apiAtom);
  const { success, failure } = useSnackbar();
  const [restoring, setRestoring] = useState<ClientId | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['clients', 'archived'],
    queryFn: ({ signal }) => api.administration.archivedClients(signal),
  });
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      failure(WORDS.failed(reasonOf(error)));
    }
  };
  const restore = async ({ id, name }: { readonly id: ClientId; readonly name: string }) => {
    setRestoring(id);
    const undo = () =>
      void attempt(
        () => edits.archiveClient(id, true),
        () => success(WORDS.undone),
      );
    await attempt(
      () => edits.archiveClient(id, false),
      () => success(W.clientBack(name), { action: { label: WORDS.undo, onPress: undo } }),
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
