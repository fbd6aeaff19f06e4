import { useQueryClient } from '@tanstack/react-query';
import { farmEditCalls, newIdempotencyKey } from '@vigia/api/client';
import { documentRule, thresholdMonths } from '@vigia/domain/captures';
import { monthsText } from '@vigia/domain/es';
import type { CaptureThreshold, CaptureThresholdDraft, ClientId } from '@vigia/domain/farm';
import { type SnackbarAction, useSnackbar, useWords } from '@vigia/ui';
import { useRef } from 'react';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { CAPTURE_THRESHOLDS } from './words.ts';

type Work = () => Promise<unknown>;

/** Sets, edits and removes thresholds of the client; each says what came of it and offers to undo it. */
export function useThresholdEdits(clientId: ClientId) {
  const words = useWords(CAPTURE_THRESHOLDS);
  const reasons = useWords(REASONS);
  const calls = useCalls(farmEditCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  /** Takes back what the form saved last. */
  const undoSaved = useRef<Work | null>(null);
  const refresh = () =>
    Promise.all(
      ['infrastructure', 'changes'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
  const act = async (work: Work, done: string, undo?: Work) => {
    try {
      await work();
      success(done, undo && { action: { label: words.undo, onPress: () => void act(undo, words.undone) } });
    } catch (error) {
      failure(words.refused(reasonOf(reasons, error)));
    } finally {
      await refresh();
    }
  };
  const save =
    (edited: CaptureThreshold | null): SaveDraft<CaptureThresholdDraft> =>
    async (draft, key, signal, seen) => {
      try {
        if (edited) {
          await calls.updateThreshold(edited.id, draft, signal, seen);
          undoSaved.current = () => calls.updateThreshold(edited.id, edited);
        } else {
          const { id } = await calls.createThreshold(clientId, draft, key, signal);
          undoSaved.current = () => calls.removeThreshold(id);
        }
      } finally {
        void refresh();
      }
    };
  const savedAction = (): SnackbarAction => ({
    label: words.undo,
    onPress: () => undoSaved.current && void act(undoSaved.current, words.undone),
  });
  /** The pest's document holds in its months again. */
  const remove = (threshold: CaptureThreshold, pest: string) => {
    const months = thresholdMonths(threshold);
    const hasModel = documentRule(threshold.pestId)?.months.some((month) => months.includes(month)) === true;
    void act(
      () => calls.removeThreshold(threshold.id),
      words.removed(pest, monthsText(months), hasModel),
      () => calls.createThreshold(clientId, threshold, newIdempotencyKey()),
    );
  };
  return { save, savedAction, remove };
}
