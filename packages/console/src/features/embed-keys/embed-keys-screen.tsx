import { useQuery, useQueryClient } from '@tanstack/react-query';
import { embedKeyCalls, newIdempotencyKey } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import {
  EMBED_OVERLAP_DAYS,
  type EmbedKey,
  type EmbedOpened,
  embedSnippet,
  loaderOf,
  snippetSubjects,
} from '@vigia/domain/published';
import { ConfirmDialog, useSnackbar, useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { useDraft } from '../../shared/dialogs/use-draft.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { EditKeyDialog } from './edit-key-dialog.tsx';
import { EmbedKeysView } from './embed-keys-view.tsx';
import { inputOf, NEW_KEY, newKeyOf, seenOf } from './key-draft.ts';
import { type KeyRow, keyRows } from './key-rows.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RotateQuestion } from './rotate-question.tsx';
import { seenBuilds } from './seen-builds.ts';
import type { SnippetChoiceProps } from './snippet-choice.tsx';
import { SnippetDialog } from './snippet-dialog.tsx';
import { EMBED_KEYS } from './words.ts';

/** Which dialogs are open without a key. */
const NOTHING: EmbedOpened = { sectorIds: [], stationIds: [], metrics: [] };

type Question = { readonly what: 'rotate' | 'revoke'; readonly row: KeyRow; readonly wish: string };

/** Keys with which other sites show this client's charts: made, rotated, revoked. */
export function EmbedKeysScreen() {
  const words = useWords(EMBED_KEYS);
  const reasons = useWords(REASONS);
  const { tree, user, today } = useFarm();
  const embedKeys = useCalls(embedKeyCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const clientId = tree.client.id;
  const keys = useQuery({
    queryKey: ['embed-keys', clientId],
    queryFn: ({ signal }) => embedKeys.list(clientId, signal),
  });
  const versions = useQuery({
    queryKey: ['embed-versions'],
    queryFn: ({ signal }) => embedKeys.versions(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows = useMemo(() => keyRows(keys.data ?? [], tree, Date.now()), [keys.data, tree]);
  const { draft, key: wish, isChanged, change, reset } = useDraft(words.create, NEW_KEY);
  const [isOpen, setOpen] = useKeptState('a new key', false);
  const [shown, setShown] = useKeptState<EmbedKey | null>('a key whose code is shown', null);
  const [edited, setEdited] = useKeptState<EmbedKey | null>('a key that is edited', null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [overlap, setOverlap] = useState<number>(EMBED_OVERLAP_DAYS.usual);
  const [isBusy, setBusy] = useState(false);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['embed-keys'] });
  const failed = (error: unknown) => words.failed(reasonOf(reasons, error));

  const confirm = async ({ what, row, wish: own }: Question) => {
    setBusy(true);
    try {
      const id = row.key.id;
      if (what === 'rotate') setShown((await embedKeys.rotate(id, overlap, own)).embedKey);
      else {
        await embedKeys.revoke(id);
        success(words.revoked);
      }
      setQuestion(null);
    } catch (error) {
      failure(failed(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const delivered = versions.data ?? null;
  const loader = loaderOf(delivered);
  const snippet: SnippetChoiceProps['snippet'] = ({ subject, only, ...look }) =>
    embedSnippet(
      subject,
      only,
      { ...look, key: shown?.key ?? '', server: window.location.origin },
      delivered,
    ) ?? '';
  const ask = (what: Question['what']) => (row: KeyRow) =>
    setQuestion({ what, row, wish: newIdempotencyKey() });
  return (
    <>
      <EmbedKeysView
        clientName={tree.client.name}
        rows={rows}
        state={keys.isError ? 'error' : keys.isPending ? 'loading' : 'ready'}
        onRetry={() => void keys.refetch()}
        canEdit={can(user, 'embed-key.edit', { clientId })}
        onCreate={() => setOpen(true)}
        onCode={({ key }) => setShown(key)}
        onEdit={({ key }) => setEdited(key)}
        onRotate={ask('rotate')}
        onRevoke={ask('revoke')}
      />
      <NewKeyDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        tree={tree}
        today={today}
        draft={draft}
        isChanged={isChanged}
        onChange={change}
        onSave={async (signal) => {
          setShown((await embedKeys.create(clientId, newKeyOf(draft), wish, signal)).embedKey);
          setOpen(false);
          refresh();
        }}
        onReset={reset}
        failedMessage={failed}
      />
      {edited && (
        <EditKeyDialog
          isOpen
          edited={edited}
          tree={tree}
          onClose={() => setEdited(null)}
          onSave={async (changed, _, signal, seen) => {
            await embedKeys.edit(edited.id, inputOf(changed), signal, seenOf(seen));
            refresh();
          }}
        />
      )}
      <RotateQuestion
        name={question?.what === 'rotate' ? question.row.key.name : null}
        days={overlap}
        onDaysChange={setOverlap}
        busy={isBusy}
        onConfirm={() => question && void confirm(question)}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        isOpen={question?.what === 'revoke'}
        title={words.revokeTitle(question?.row.key.name ?? '')}
        confirmLabel={words.revoke}
        busy={isBusy}
        onConfirm={() => question && void confirm(question)}
        onCancel={() => setQuestion(null)}
      >
        {words.revokeText}
      </ConfirmDialog>
      <SnippetDialog
        key={shown?.id}
        of={isOpen ? null : shown}
        subjects={snippetSubjects(shown ?? NOTHING, tree.sectors, tree.stations)}
        builds={shown === null ? [] : seenBuilds(words, shown, delivered?.latest ?? null, today)}
        loader={loader}
        snippet={snippet}
        onBring={async (text) => {
          setShown(await embedKeys.bring(shown!.id, text));
          refresh();
        }}
        onClose={() => setShown(null)}
      />
    </>
  );
}
