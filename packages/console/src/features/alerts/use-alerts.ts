import { useQuery, useQueryClient } from '@tanstack/react-query';
import { alertCalls } from '@vigia/api/client';
import { type AlertRule, type AlertRuleDraft, alertDraftOf } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import { type SnackbarAction, useWords } from '@vigia/ui';
import { useRef } from 'react';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useActs } from '../../shared/state/use-acts.ts';
import { ALERTS } from './words.ts';

const KEY = 'alert-rules';

/** The rules of a client, as they are now. */
export function useAlertRules(clientId: ClientId) {
  const calls = useCalls(alertCalls);
  return useQuery({ queryKey: [KEY, clientId], queryFn: ({ signal }) => calls.list(clientId, signal) });
}

/** Makes, edits, archives and restores rules; each says what came of it and offers to undo it. */
export function useAlertEdits(clientId: ClientId) {
  const words = useWords(ALERTS);
  const calls = useCalls(alertCalls);
  const queryClient = useQueryClient();
  const { act, refresh } = useActs(KEY, words);
  /** Takes back what the form saved last. */
  const undoSaved = useRef<(() => Promise<unknown>) | null>(null);
  const archive = ({ id }: Pick<AlertRule, 'id'>, isArchived: boolean) =>
    act(
      () => calls.archive(id, isArchived),
      () => (isArchived ? words.wasArchived : words.wasRestored),
      () => calls.archive(id, !isArchived),
    );
  const save =
    (edited: AlertRule | null): SaveDraft<AlertRuleDraft> =>
    async (draft, key, signal, seen) => {
      try {
        if (edited) {
          await calls.update(edited.id, draft, seen, signal);
          undoSaved.current = () => calls.update(edited.id, alertDraftOf(edited));
        } else {
          const { id } = await calls.create(clientId, draft, key, signal);
          undoSaved.current = () => calls.archive(id, true);
        }
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['changes'] });
        void refresh();
      }
    };
  const savedAction = (): SnackbarAction => ({
    label: words.undo,
    onPress: () => {
      const undo = undoSaved.current;
      if (undo) void act(undo, () => words.undone);
    },
  });
  return { archive, save, savedAction };
}
