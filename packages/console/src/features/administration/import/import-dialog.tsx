import type { Station } from '@vigia/domain/farm';
import { ProgressBar, SaveDialog, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { FileChoice } from '../file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportRefusal } from './import-refusal.tsx';
import { ReadingOptions } from './reading-options.tsx';
import { USUAL, usePreview } from './use-preview.ts';
import { IMPORT } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 4px;
  & > p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
  ul { margin: 0; padding-left: 20px; }
`;

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly station: Station;
  readonly onImported: () => void;
}

/** A file of measurements for a station: chosen, tried, its columns named if they are unknown, and stored. */
export function ImportDialog({ isOpen, onClose, station, onImported }: ImportDialogProps) {
  const words = useWords(IMPORT);
  const dialogWords = useWords(DIALOGS);
  const { chosen, preview, choose, readAs, clear, save } = usePreview(station.id);
  const isPlain = preview.kind !== 'ready' || preview.report.format !== 'agromet';
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(station.name)}
      width={680}
      isChanged={chosen !== null}
      isValid={preview.kind === 'ready'}
      invalidMessage={words.notYet}
      saveLabel={words.import}
      onSave={async (signal) => {
        await save(signal);
        onImported();
      }}
      onError={() => undefined}
      savedMessage={words.imported(station.name)}
      failedMessage={(error) => saveProblem(dialogWords, error)}
      onReset={clear}
    >
      <Stack>
        <p>{words.hint}</p>
        <FileChoice
          label={words.file}
          accept=".csv,.txt,text/csv,text/plain"
          choose={chosen ? words.other : words.choose}
          fileName={chosen?.file.name}
          onChoose={(file) => void choose(file)}
        />
        {chosen && preview.kind === 'refused' && (
          <ImportRefusal refusal={preview} takesFocus={chosen.options === USUAL} />
        )}
        {chosen && chosen.titles.length > 1 && (
          <ReadingOptions chosen={chosen} hasColumns={isPlain} onChange={readAs} />
        )}
        {preview.kind === 'reading' && <ProgressBar label={words.reading} />}
        {preview.kind === 'ready' && <ImportPreview report={preview.report} />}
      </Stack>
    </SaveDialog>
  );
}
