import {
  type KeptScenario,
  LONGEST_SCENARIO_NAME,
  type ScenarioInput,
  validateScenario,
} from '@vigia/domain/what-if';
import { TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import type { SaveDraft } from '../../dialogs/form-props.ts';
import { KEPT_SCENARIOS } from './words.ts';

type Named = Pick<ScenarioInput, 'name'>;

export interface ScenarioDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Null for one that is kept anew. */
  readonly edited: KeptScenario | null;
  /** The name that the form opens with. */
  readonly name: string;
  /** What is supposed, see `keptText`. */
  readonly supposed: string;
  /** The others of the same season. */
  readonly others: readonly KeptScenario[];
  readonly onSave: SaveDraft<Named>;
  /** The name that it has now. */
  readonly onSaved: (name: string) => void;
}

/** The name of a scenario that is kept. */
export function ScenarioDialog({ edited, name, supposed, others, onSaved, ...dialog }: ScenarioDialogProps) {
  const words = useWords(KEPT_SCENARIOS);
  return (
    <EntityDialog<Named, 'name'>
      {...dialog}
      title={edited ? words.form.rename : words.form.keep}
      initial={{ name: edited?.name ?? '' }}
      start={{ name }}
      validate={(draft) => {
        const { name: wrong } = validateScenario({ ...draft, supposed }, others);
        return wrong === undefined ? {} : { name: wrong };
      }}
      savedMessage={(draft) => (edited ? words.renamed : words.kept)(draft.name.trim())}
      onSaved={(draft) => onSaved(draft.name.trim())}
    >
      {({ draft, change, field }) => (
        <TextField
          label={words.form.name}
          isRequired
          maxLength={LONGEST_SCENARIO_NAME}
          value={draft.name}
          onChange={(next) => change({ name: next })}
          {...field('name')}
        />
      )}
    </EntityDialog>
  );
}
