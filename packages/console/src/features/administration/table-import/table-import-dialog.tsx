import {
  ApiError,
  type MadePassword,
  newIdempotencyKey,
  type TableKind,
  type TakenTable,
} from '@vigia/api/client';
import type { Client } from '@vigia/domain/farm';
import { Button, Notice, ProgressBar, SaveDialog, TextArea, useSnackbar, useWords } from '@vigia/ui';
import { Download, RotateCcw } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { FileChoice } from '../file-choice.tsx';
import { LARGEST_SHEET } from './read-sheet.ts';
import { saveTemplate } from './save-template.ts';
import { TableImportPreview } from './table-import-preview.tsx';
import { TABLE_KINDS, titleOf } from './table-kinds.ts';
import { type ImportState, useTableImport } from './use-table-import.ts';
import { TABLE_IMPORT, type TableImportWords } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding-top: 4px;
  & > p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const ACCEPT =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface TableImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly kind: TableKind;
  readonly client: Client;
  /** One that is chosen already. */
  readonly file?: File | undefined;
  /** Called after the table was stored or undone. */
  readonly onSaved: () => void;
  /** Called with the temporary passwords of people who were made. */
  readonly onPasswords: (passwords: readonly MadePassword[]) => void;
}

/** Many things of a kind at once: a table that is pasted or read, looked at, and stored whole. */
export function TableImportDialog(props: TableImportDialogProps) {
  const { isOpen, onClose, kind, client, file, onSaved, onPasswords } = props;
  const words = useWords(TABLE_IMPORT);
  const dialogWords = useWords(DIALOGS);
  const { success, failure } = useSnackbar();
  const taken = useRef<TakenTable | null>(null);
  const { state, source, paste, choose, changeCell, checkAgain, clear, save, undo } = useTableImport(
    kind,
    client.id,
    file,
  );
  const onCell = useRef(changeCell);
  onCell.current = changeCell;
  const keptOnCell = useCallback((...cell: Parameters<typeof changeCell>) => onCell.current(...cell), []);
  const undoTaken = async () => {
    if (!taken.current?.undo) return;
    try {
      await undo(kind, client.id, taken.current.undo, newIdempotencyKey());
      success(words.undone);
    } catch (error) {
      const isLate = error instanceof ApiError && error.kind === 'conflict';
      failure(words.notUndone(isLate ? words.changedSince : saveProblem(dialogWords, error)));
    }
    onSaved();
  };
  const isMuch = state.kind === 'table';
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.titles[kind](client.name)}
      width={isMuch ? 1160 : 680}
      isChanged={state.kind !== 'none'}
      isValid={whyNot(words, state) === null}
      invalidMessage={whyNot(words, state) ?? words.notYet}
      saveLabel={words.save}
      onSave={async (signal) => {
        taken.current = await save(signal);
        onSaved();
        if (taken.current && taken.current.passwords.length > 0) onPasswords(taken.current.passwords);
      }}
      onError={checkAgain}
      savedMessage={() => {
        const { new: added = 0, changed = 0 } = taken.current?.counts ?? {};
        return words.saved(added, changed);
      }}
      {...(kind === 'users' ? {} : { savedAction: { label: words.undo, onPress: () => void undoTaken() } })}
      failedMessage={(error) => saveProblem(dialogWords, error)}
      onReset={clear}
    >
      <Stack>
        {!isMuch && <Start kind={kind} words={words} onPaste={paste} />}
        <Line>
          <FileChoice
            label={words.file}
            accept={ACCEPT}
            choose={isMuch ? words.other : words.choose}
            fileName={isMuch ? (source ?? words.pasted) : undefined}
            onChoose={(file) => void choose(file)}
          />
          {isMuch ? (
            <Button variant="quiet" icon={RotateCcw} onPress={clear}>
              {words.again}
            </Button>
          ) : (
            <Button
              variant="quiet"
              icon={Download}
              onPress={() =>
                void saveTemplate(kind, words.templateName[kind]).catch(() => failure(words.templateFailed))
              }
            >
              {words.template}
            </Button>
          )}
        </Line>
        {state.kind === 'reading' && <ProgressBar label={words.reading} />}
        {state.kind === 'refused' && <Notice status="error">{problemOf(words, kind, state.problem)}</Notice>}
        {state.kind === 'table' && (
          <TableImportPreview kind={kind} state={state} onCell={keptOnCell} onRetry={checkAgain} />
        )}
      </Stack>
    </SaveDialog>
  );
}

interface StartProps {
  readonly kind: TableKind;
  readonly words: TableImportWords;
  readonly onPaste: (text: string) => void;
}

/** Which columns a table has, and where it is pasted. */
function Start({ kind, words, onPaste }: StartProps) {
  const { required, words: all } = TABLE_KINDS[kind];
  const optional = Object.keys(all).filter((column) => !required.includes(column));
  const titles = (columns: readonly string[]) => columns.map((column) => titleOf(kind, column));
  return (
    <>
      <p>{words.hint}</p>
      <p>
        {words.columns(titles(required), titles(optional))} {words.absent[kind]}
      </p>
      <TextArea
        label={words.paste}
        rows={4}
        value=""
        onChange={(text) => {
          if (text.trim() !== '') onPaste(text);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (text === '') return;
          event.preventDefault();
          onPaste(text);
        }}
      />
    </>
  );
}

/** Why the table cannot be stored now; null if it can. */
function whyNot(words: TableImportWords, state: ImportState): string | null {
  if (state.kind !== 'table' || state.check === null) return words.notYet;
  if (state.isChecking) return words.notWhileChecking;
  const { wrong, same } = state.check.counts;
  if (wrong > 0) return words.notWhileWrong;
  return same === state.table.rows.length ? words.nothing : null;
}

function problemOf(
  words: TableImportWords,
  kind: TableKind,
  problem: Extract<ImportState, { kind: 'refused' }>['problem'],
): string {
  const { problems } = words;
  if (problem === 'no-titles') return problems['no-titles'](titleOf(kind, TABLE_KINDS[kind].name));
  if (problem === 'too-many') return problems['too-many'](TABLE_KINDS[kind].mostRows);
  if (problem === 'too-large') return problems['too-large'](LARGEST_SHEET / 2 ** 20);
  return problems[problem];
}
