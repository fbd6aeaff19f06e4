import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceTokenCalls } from '@vigia/api/client';
import type { MadeServiceToken } from '@vigia/api/contract';
import { ConfirmDialog, useSnackbar, useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { useDraft } from '../../shared/dialogs/use-draft.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { type ProgramRow, programRows } from './program-rows.ts';
import { ProgramsView } from './programs-view.tsx';
import { RotateTokenDialog } from './rotate-token-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { endOf, newDraft, tokenOf } from './token-draft.ts';
import { assistantAddress, trialCommand } from './trial-command.ts';
import { PROGRAMS } from './words.ts';

/** Programs of the client: made, given another token, ended. */
export function ProgramsScreen() {
  const words = useWords(PROGRAMS);
  const reasons = useWords(REASONS);
  const { tree, today } = useFarm();
  const calls = useCalls(serviceTokenCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const clientId = tree.client.id;
  const tokens = useQuery({
    queryKey: ['service-tokens', clientId],
    queryFn: ({ signal }) => calls.list(clientId, signal),
  });
  const rows = useMemo(
    () => programRows(words, tokens.data ?? [], tree, Date.now()),
    [words, tokens.data, tree],
  );
  const { draft, isChanged, change, reset } = useDraft(words.create, newDraft(today));
  const [isOpen, setOpen] = useState(false);
  const [rotated, setRotated] = useState<ProgramRow | null>(null);
  const [ending, setEnding] = useState<ProgramRow | null>(null);
  const [isBusy, setBusy] = useState(false);
  // In no other place than this: it is told once.
  const [made, setMade] = useState<MadeServiceToken | null>(null);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['service-tokens'] });
  const failed = (error: unknown) => words.failed(reasonOf(reasons, error));

  const end = async ({ token }: ProgramRow) => {
    setBusy(true);
    try {
      await calls.end(token.id);
      success(words.ended);
      setEnding(null);
    } catch (error) {
      failure(failed(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <>
      <ProgramsView
        clientName={tree.client.name}
        rows={rows}
        state={tokens.isError ? 'error' : tokens.isPending ? 'loading' : 'ready'}
        onRetry={() => void tokens.refetch()}
        onCreate={() => setOpen(true)}
        onRotate={setRotated}
        onEnd={setEnding}
      />
      <NewTokenDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        sectors={tree.sectors}
        today={today}
        draft={draft}
        isChanged={isChanged}
        onChange={change}
        onSave={async (signal) => {
          setMade(await calls.create(clientId, tokenOf(draft), signal));
          setOpen(false);
          refresh();
        }}
        onReset={reset}
        failedMessage={failed}
      />
      {rotated && (
        <RotateTokenDialog
          token={rotated.token}
          today={today}
          onClose={() => setRotated(null)}
          onSave={async ({ overlapHours, expires }, signal) => {
            const rotation = { overlapHours, expiresAt: endOf(expires) };
            setMade(await calls.rotate(rotated.token.id, rotation, signal));
            setRotated(null);
            refresh();
          }}
          failedMessage={failed}
        />
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        title={words.endTitle(ending?.token.name ?? '')}
        confirmLabel={words.end}
        busy={isBusy}
        onConfirm={() => ending && void end(ending)}
        onCancel={() => setEnding(null)}
      >
        {words.endText}
      </ConfirmDialog>
      {made && !isOpen && (
        <SecretDialog
          name={made.token.name}
          secret={made.secret}
          trial={trialCommand(made.secret, made.token, {
            ...{ origin: window.location.origin, clientId, stations: tree.stations, today },
          })}
          assistants={assistantAddress(made.token, window.location.origin)}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
