import { useQueryClient } from '@tanstack/react-query';
import { useSnackbar, useWords } from '@vigia/ui';
import { reasonOf } from '../error-words.ts';
import { REASONS } from '../reason-words.ts';

/** What is said of what was tried. */
export interface ActWords {
  readonly undo: string;
  readonly undone: string;
  readonly failed: (reason: string) => string;
}

/**
 * Does things at once: says what came of each, offers to undo it where that is possible, and asks anew for what is shown.
 *
 * @param key first part of the keys of the queries that are asked anew
 */
export function useActs(key: string, words: ActWords) {
  const reasons = useWords(REASONS);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [key] });

  /** @returns whether it was done */
  const act = async <T>(
    work: () => Promise<T>,
    done: (result: T) => string,
    undo?: () => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      const result = await work();
      const action = undo && { label: words.undo, onPress: () => void act(undo, () => words.undone) };
      success(done(result), action && { action });
      return true;
    } catch (error) {
      failure(words.failed(reasonOf(reasons, error)));
      return false;
    } finally {
      await refresh();
    }
  };
  return { act, refresh };
}
