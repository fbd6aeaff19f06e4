import { importCalls, type StationsImportReport } from '@vigia/api/client';
import type { Client, Sector } from '@vigia/domain/farm';
import { Button, SaveDialog, useWords } from '@vigia/ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { FileToImport } from './file-to-import.tsx';
import { saveMeasurementTemplate } from './save-measurement-template.ts';
import { StationsPreview } from './stations-preview.tsx';
import { type FileSender, usePreview } from './use-preview.ts';
import { IMPORT } from './words.ts';

export interface StationsImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly client: Client;
  readonly sectors: readonly Sector[];
  /** One that is chosen already. */
  readonly file?: File | undefined;
  readonly onImported: () => void;
}

/** A file of measurements of several stations: chosen, tried station by station, and stored whole. */
export function StationsImportDialog(props: StationsImportDialogProps) {
  const { isOpen, onClose, client, sectors, file: first, onImported } = props;
  const words = useWords(IMPORT);
  const dialogWords = useWords(DIALOGS);
  const imports = useCalls(importCalls);
  const sender = useMemo(
    (): FileSender<StationsImportReport> => ({
      preview: (file, signal) => imports.previewStations({ ...file, clientId: client.id }, signal),
      save: (file, key, signal) => imports.importStations({ ...file, clientId: client.id }, key, signal),
    }),
    [imports, client.id],
  );
  const { save, ...file } = usePreview(sender, first);
  const { chosen, preview } = file;
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.many.title(client.name)}
      width={860}
      isChanged={chosen !== null}
      isValid={preview.kind === 'ready'}
      invalidMessage={words.notYet}
      saveLabel={words.import}
      onSave={async (signal) => {
        await save(signal);
        onImported();
      }}
      onError={() => undefined}
      savedMessage={words.many.imported(...importedIn(preview.kind === 'ready' ? preview.report : null))}
      failedMessage={(error) => saveProblem(dialogWords, error)}
      onReset={file.clear}
    >
      <FileToImport
        hint={words.many.hint}
        roles={words.many.roles}
        namesColumnsIfNeeded
        beside={
          chosen === null && (
            <Button
              variant="quiet"
              icon={Download}
              onPress={() => saveMeasurementTemplate(words.many.templateName)}
            >
              {words.many.template}
            </Button>
          )
        }
        {...file}
      >
        {preview.kind === 'ready' && <StationsPreview report={preview.report} sectors={sectors} />}
      </FileToImport>
    </SaveDialog>
  );
}

/** Stations with measurements and applications that came. */
const importedIn = (report: StationsImportReport | null): [stations: number, sprays: number] => [
  report?.stations.length ?? 0,
  report ? report.sprays.added + report.sprays.same : 0,
];
