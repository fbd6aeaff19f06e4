import {
  type AdminClient,
  ApiError,
  newIdempotencyKey,
  type TakenTable,
  tableCalls,
} from '@vigia/api/client';
import { cropLabel, type Station } from '@vigia/domain/farm';
import { inSpanishOrder, SaveDialog, Select, TextField, useSnackbar, useWords } from '@vigia/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { useDraft } from '../../../shared/dialogs/use-draft.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import {
  type EditManyDraft,
  editRows,
  NO_EDIT,
  refusedStation,
  retaggedStation,
  setsAnything,
} from './edit-rows.ts';
import { EDIT_MANY } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding-top: 4px;
  & > p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

const KEEP = 'keep';
const NONE = 'none';

/** Tags are added to those that were shown: others would be lost. */
class Retagged extends Error {}

export interface EditManyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly owner: AdminClient;
  readonly stations: readonly Station[];
  readonly onSaved: () => void;
}

/** Sets season, crop, pest and tags of many stations at once: all of them, or none. */
export function EditManyDialog({ isOpen, onClose, owner, stations, onSaved }: EditManyDialogProps) {
  const words = useWords(EDIT_MANY);
  const labels = useWords(FARM_FIELDS).station;
  const dialogWords = useWords(DIALOGS);
  const { success, failure } = useSnackbar();
  const calls = useCalls(tableCalls);
  const taken = useRef<TakenTable | null>(null);
  const { draft, key, isChanged, change, reset } = useDraft<EditManyDraft>(
    words.title(stations.length),
    NO_EDIT,
  );
  const clientId = owner.client.id;
  const lists = {
    seasonId: owner.seasons.map(({ id, name }) => ({ value: id, label: name })),
    cropId: inSpanishOrder(owner.crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) }))),
    pestId: inSpanishOrder(owner.pests.map(({ id, name }) => ({ value: id, label: name }))),
  };
  const undo = async () => {
    if (!taken.current?.undo) return;
    try {
      await calls.undoTable('stations', clientId, taken.current.undo, newIdempotencyKey());
      success(words.undone);
    } catch (error) {
      const isLate = error instanceof ApiError && error.kind === 'conflict';
      failure(words.notUndone(isLate ? words.changedSince : saveProblem(dialogWords, error)));
    }
    onSaved();
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(stations.length)}
      isChanged={isChanged}
      isValid={setsAnything(draft)}
      invalidMessage={words.nothing}
      onSave={async (signal) => {
        const rows = editRows(draft, stations);
        const check = await calls.checkTable('stations', clientId, rows, signal);
        const retagged = retaggedStation(check, stations);
        if (retagged) throw new Retagged(words.retagged(retagged.name));
        taken.current = await calls.takeTable('stations', clientId, rows, {
          seen: check.seen,
          key,
          signal,
        });
        onSaved();
      }}
      onError={() => undefined}
      savedMessage={() => words.saved(taken.current?.counts.changed ?? 0)}
      savedAction={{ label: words.undo, onPress: () => void undo() }}
      failedMessage={(error) => {
        if (error instanceof Retagged) return error.message;
        const refused = refusedStation(error, stations);
        return refused ? words.refused(refused.name, refused.message) : saveProblem(dialogWords, error);
      }}
      onReset={reset}
    >
      <Stack>
        <p>{words.hint}</p>
        {(['seasonId', 'cropId', 'pestId'] as const).map((field) => (
          <Select<string | number>
            key={field}
            label={labels[field]}
            options={[
              { value: KEEP, label: words.keep },
              { value: NONE, label: words.none[field] },
              ...lists[field],
            ]}
            value={draft[field] ?? NONE}
            onChange={(value) => change({ [field]: value === NONE ? null : value })}
          />
        ))}
        <TextField
          label={words.addTags}
          help={words.tagsHelp}
          value={draft.addedTags}
          onChange={(addedTags) => change({ addedTags })}
        />
        <TextField
          label={words.removeTags}
          value={draft.removedTags}
          onChange={(removedTags) => change({ removedTags })}
        />
      </Stack>
    </SaveDialog>
  );
}
