import { type ImportReport, importCalls } from '@vigia/api/client';
import type { Station } from '@vigia/domain/farm';
import { SaveDialog, useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { FileToImport } from './file-to-import.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type FileSender, usePreview } from './use-preview.ts';
import { IMPORT } from './words.ts';

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly station: Station;
  /** One that is chosen already. */
  readonly file?: File | undefined;
  readonly onImported: () => void;
}

/** A file of measurements for a station: chosen, tried, its columns named if they are unknown, and stored. */
export function ImportDialog({ isOpen, onClose, station, file: first, onImported }: ImportDialogProps) {
  const words = useWords(IMPORT);
  const dialogWords = useWords(DIALOGS);
  const imports = useCalls(importCalls);
  const sender = useMemo(
    (): FileSender<ImportReport> => ({
      preview: (file, signal) => imports.previewMeasurements({ ...file, stationId: station.id }, signal),
      save: (file, key, signal) =>
        imports.importMeasurements({ ...file, stationId: station.id }, key, signal),
    }),
    [imports, station.id],
  );
  const { save, ...file } = usePreview(sender, first);
  const { chosen, preview } = file;
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
      onReset={file.clear}
    >
      <FileToImport hint={words.hint} roles={words.roles} {...file}>
        {preview.kind === 'ready' && <ImportPreview report={preview.report} />}
      </FileToImport>
    </SaveDialog>
  );
}
