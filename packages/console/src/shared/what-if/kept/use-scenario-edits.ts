import { newIdempotencyKey, scenarioCalls } from '@vigia/api/client';
import type { ClientId } from '@vigia/domain/farm';
import type { KeptScenario, ScenarioInput, ScenarioOf } from '@vigia/domain/what-if';
import { useWords } from '@vigia/ui';
import type { SaveDraft } from '../../dialogs/form-props.ts';
import { useCalls } from '../../state/calls.ts';
import { useActs } from '../../state/use-acts.ts';
import { KEPT_SCENARIOS } from './words.ts';

/** First part of the key of the query of kept scenarios. */
export const SCENARIOS = 'scenarios';

/** Keeps, renames, replaces and removes scenarios of one season; each says what came of it and offers to undo it. */
export function useScenarioEdits(clientId: ClientId, which: ScenarioOf) {
  const words = useWords(KEPT_SCENARIOS);
  const calls = useCalls(scenarioCalls);
  const { act, refresh } = useActs(SCENARIOS, { ...words, failed: words.failedAct });
  const keepAgain = (input: ScenarioInput) => calls.keep(clientId, which, input, newIdempotencyKey());
  return {
    keep: (input: ScenarioInput) => {
      const key = newIdempotencyKey();
      let id: number | null = null;
      return act(
        async () => {
          ({ id } = await calls.keep(clientId, which, input, key));
        },
        () => words.kept(input.name),
        async () => {
          if (id !== null) await calls.remove(id);
        },
      );
    },
    replace: ({ id, name, supposed: before }: KeptScenario, supposed: string) =>
      act(
        () => calls.change(id, { supposed }, { supposed: before }),
        () => words.replaced(name),
        () => calls.change(id, { supposed: before }, { supposed }),
      ),
    remove: ({ id, name, supposed }: KeptScenario) =>
      act(
        () => calls.remove(id),
        () => words.removed(name),
        () => keepAgain({ name, supposed }),
      ),
    /** Of the form of a name: `edited` is renamed; null keeps a new one. */
    save:
      (edited: KeptScenario | null, supposed: string): SaveDraft<{ readonly name: string }> =>
      async ({ name }, key, _, seen) => {
        try {
          if (edited) await calls.change(edited.id, { name }, seen);
          else await calls.keep(clientId, which, { name, supposed }, key);
        } finally {
          void refresh();
        }
      },
  };
}
