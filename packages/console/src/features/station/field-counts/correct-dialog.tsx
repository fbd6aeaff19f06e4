import { type ListedCount, wrongCounts } from '@vigia/api/client';
import { LONGEST_COUNT_NOTE, MOST_IN_FIELD_COUNT, typedCountError } from '@vigia/domain/captures';
import { readNumber } from '@vigia/domain/farm';
import { NumberField, TextField, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { STATION_COUNTS } from './words.ts';

const Hint = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
const Earlier = styled.ul`margin: 0; padding-left: 20px;`;

interface CorrectedCount {
  readonly found: string;
  readonly note: string;
}

export interface CorrectDialogProps {
  readonly count: ListedCount;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSave: (found: number, note: string | null, key: string, signal: AbortSignal) => Promise<unknown>;
  readonly onUndo: (found: number) => void;
}

/** Another number for a count, with those that it had. */
export function CorrectDialog({ count, isOpen, onClose, onSave, onUndo }: CorrectDialogProps) {
  const words = useWords(STATION_COUNTS);
  const dialogs = useWords(DIALOGS);
  return (
    <EntityDialog<CorrectedCount, 'found'>
      isOpen={isOpen}
      onClose={onClose}
      title={words.correctTitle(count.date)}
      initial={{ found: String(count.found), note: count.note ?? '' }}
      validate={({ found }) => {
        const error = found.trim() === '' ? words.wrong : typedCountError(found);
        return error === null ? {} : { found: error };
      }}
      onSave={(draft, key, signal) =>
        onSave(readNumber(draft.found) ?? 0, draft.note.trim() || null, key, signal)
      }
      savedMessage={() => words.corrected}
      savedAction={(draft) => ({ label: words.undo, onPress: () => onUndo(readNumber(draft.found) ?? 0) })}
      failedMessage={(_, error) => wrongCounts(error)[0]?.message ?? saveProblem(dialogs, error)}
    >
      {({ draft, change, field }) => (
        <>
          <NumberField
            label={words.number}
            isRequired
            min={0}
            max={MOST_IN_FIELD_COUNT}
            value={draft.found}
            onChange={(found) => change({ found })}
            autoFocus
            {...field('found')}
          />
          <TextField
            label={words.columns.note}
            maxLength={LONGEST_COUNT_NOTE}
            value={draft.note}
            onChange={(note) => change({ note })}
          />
          <Hint>{words.traceHint}</Hint>
          {count.earlier.length > 0 && (
            <Earlier aria-label={words.columns.earlier}>
              {count.earlier.map(({ found, createdBy, createdAt }) => (
                <li key={`${createdAt} ${found}`}>{words.earlierNumber(found, createdBy, createdAt)}</li>
              ))}
            </Earlier>
          )}
        </>
      )}
    </EntityDialog>
  );
}
