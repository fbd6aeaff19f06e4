import { type ListedCount, wrongCounts } from '@vigia/api/client';
import { LONGEST_COUNT_NOTE, MOST_IN_FIELD_COUNT, typedCountError } from '@vigia/domain/captures';
import { readNumber } from '@vigia/domain/farm';
import { Notice, NumberField, TextField, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import type { CountState } from '../../../shared/outbox/outbox-item.ts';
import type { UnsentCorrection } from './use-station-counts.ts';
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
  /** The correction that this device has and the service does not; null: none. */
  readonly own: UnsentCorrection | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSave: (to: CountState, key: string, signal: AbortSignal) => Promise<unknown>;
  readonly savedMessage: () => string;
  readonly onUndo: (from: CountState) => void;
}

const stateOf = ({ found, note }: CorrectedCount): CountState => ({
  found: readNumber(found) ?? 0,
  note: note.trim() || null,
});

/** Another number for a count, with those that it had. */
export function CorrectDialog({
  count,
  own,
  isOpen,
  onClose,
  onSave,
  savedMessage,
  onUndo,
}: CorrectDialogProps) {
  const words = useWords(STATION_COUNTS);
  const dialogs = useWords(DIALOGS);
  return (
    <EntityDialog<CorrectedCount, 'found'>
      isOpen={isOpen}
      onClose={onClose}
      title={words.correctTitle(count.date)}
      initial={{
        found: String(own?.found ?? count.found),
        note: (own?.found == null ? count.note : own.note) ?? '',
      }}
      validate={({ found }) => {
        const error = found.trim() === '' ? words.wrong : typedCountError(found);
        return error === null ? {} : { found: error };
      }}
      onSave={(draft, key, signal) => onSave(stateOf(draft), key, signal)}
      savedMessage={savedMessage}
      savedAction={(draft) => ({ label: words.undo, onPress: () => onUndo(stateOf(draft)) })}
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
          {own?.unsent === 'attention' && <Notice status="warning">{words.nowThere(count.found)}</Notice>}
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
