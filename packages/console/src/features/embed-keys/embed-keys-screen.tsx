import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '@vigia/api/client';
import type { EmbedKeyAnswer } from '@vigia/api/contract';
import { can, EMBED_OVERLAP_DAYS } from '@vigia/domain';
import { ConfirmDialog, useSnackbar } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useDraft } from '../../shared/dialogs/use-draft.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { apiAtom } from '../../shared/state/api.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { EmbedKeysView } from './embed-keys-view.tsx';
import { keyBody, NEW_KEY } from './key-draft.ts';
import { type KeyRow, keyRows } from './key-rows.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { ShownOnceDialog } from './shown-once-dialog.tsx';
import { snippetOf } from './snippet.ts';
import { WORDS } from './words.ts';

type Asked = { readonly what: 'rotate' | 'revoke'; readonly row: KeyRow; readonly wish: string };

/** Keys with which other sites show this client's charts: made, rotated, revoked. */
export function EmbedKeysScreen() {
  const { tree, user, today } = useFarm();
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const clientId = tree.client.id;
  const keys = useQuery({
    queryKey: ['embed-keys', clientId],
    queryFn: ({ signal }) => api.embedKeys.list(clientId, signal),
  });
  const versions = useQuery({
    queryKey: ['embed-versions'],
    queryFn: ({ signal }) => api.embedKeys.versions(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows = useMemo(() => keyRows(keys.data ?? [], tree, Date.now()), [keys.data, tree]);
  const { draft, key: wish, change, reset } = useDraft(NEW_KEY);
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<EmbedKeyAnswer | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['embed-keys'] });
  const failed = (error: unknown) => WORDS.failed(reasonOf(error));

  const confirm = async ({ what, row, wish: own }: Asked) => {
    setBusy(true);
    try {
      const id = row.key.key_id;
      if (what === 'rotate') setMade(await api.embedKeys.rotate(id, EMBED_OVERLAP_DAYS.usual, own));
      else {
        await api.embedKeys.revoke(id);
        success(WORDS.revoked);
      }
      setAsked(null);
    } catch (error) {
      failure(failed(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const station =
    tree.stations.find(({ sectorId }) => sectorId === made?.embed_key.sector_ids[0])?.id ?? null;
  const shown = { versions: versions.data ?? null, server: window.location.origin, station };
  const snippet = made?.key ? snippetOf(made.key, made.embed_key, shown) : null;
  const ask = (what: Asked['what']) => (row: KeyRow) => setAsked({ what, row, wish: newIdempotencyKey() });
  return (
    <>
      <EmbedKeysView
        clientName={tree.client.name}
        rows={rows}
        state={keys.isError ? 'error' : keys.isPending ? 'loading' : 'ready'}
        onRetry={() => void keys.refetch()}
        canEdit={can(user, 'embed-key.edit', { clientId })}
        onCreate={() => setOpen(true)}
        onRotate={ask('rotate')}
        onRevoke={ask('revoke')}
      />
      <NewKeyDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        tree={tree}
        today={today}
        draft={draft}
        onChange={change}
        onSave={async (signal) => {
          setMade(await api.embedKeys.create(keyBody(draft, clientId), wish, signal));
          setOpen(false);
          refresh();
        }}
        onReset={(saved) => saved && reset()}
        failedMessage={failed}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={
          asked?.what === 'rotate'
            ? WORDS.rotateTitle(asked.row.key.name)
            : WORDS.revokeTitle(asked?.row.key.name ?? '')
        }
        confirmLabel={asked?.what === 'rotate' ? WORDS.rotate : WORDS.revoke}
        variant={asked?.what === 'rotate' ? 'primary' : 'danger'}
        busy={isBusy}
        onConfirm={() => asked && void confirm(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked?.what === 'rotate' ? WORDS.rotateText(EMBED_OVERLAP_DAYS.usual) : WORDS.revokeText}
      </ConfirmDialog>
      <ShownOnceDialog
        isOpen={made !== null && !isOpen}
        secret={made?.key ?? null}
        snippet={snippet}
        onClose={() => setMade(null)}
      />
    </>
  );
}
