import type { AdminClient } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { ADMIN_WORDS } from '@vigia/domain/es';
import type { ClientId, Station } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { type ReactNode, useState } from 'react';
import { useFarm } from '../../../shared/state/farm.ts';
import { addAction } from '../new-target.ts';
import { isTableKind } from '../table-import/table-kinds.ts';
import type { Target } from '../targets.ts';
import { ADMINISTRATION } from '../words.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { DroppedFileDialog } from './dropped-file-dialog.tsx';
import { type FileKind, guessFile } from './file-kind.ts';
import { useFileDrop } from './use-file-drop.ts';
import { DROPPED } from './words.ts';

interface DroppedFileOptions {
  /** The chosen client, and its data once they are loaded. */
  readonly chosen: ClientId | null;
  readonly owner: AdminClient | null;
  readonly open: (target: Target) => void;
  readonly onDocument: (file: File) => void;
}

interface Asked {
  readonly file: File;
  readonly kinds: readonly FileKind[];
}

/** A file that is dropped anywhere on Administración opens the dialog that imports it, chosen already. */
export function useDroppedFile({ chosen, owner, open, onDocument }: DroppedFileOptions): ReactNode {
  const words = useWords(DROPPED);
  const { notLoaded } = useWords(ADMINISTRATION);
  const { user } = useFarm();
  const { failure } = useSnackbar();
  const [asked, setAsked] = useState<Asked | null>(null);
  const stations = (owner?.stations ?? []).filter(
    ({ archived, clientId, sectorId }) =>
      !archived && can(user, 'measurement.import', { clientId, sectorId }),
  );

  const may = (kind: FileKind): boolean => {
    if (kind === 'document') return can(user, 'catalogue.edit', { clientId: user.clientId });
    if (kind.startsWith('measurements')) return stations.length > 0;
    return isTableKind(kind) && owner !== null && can(user, addAction(kind), { clientId: owner.client.id });
  };
  const begin = (kind: FileKind, file: File, station: Station | null) => {
    setAsked(null);
    if (kind === 'document') return onDocument(file);
    if (owner === null) return;
    if (isTableKind(kind)) open({ kind: 'table', owner, table: kind, file });
    else open({ kind: 'import', owner, station, file });
  };
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    const guessed = await guessFile(file);
    if ('kinds' in guessed && guessed.kinds.includes('photos')) return failure(words.photos);
    if (files.length > 1) return failure(words.one);
    if ('problem' in guessed) {
      const { unreadable, unknown, measurementsInWorkbook } = words;
      const say = { unreadable, unknown, 'measurements-in-workbook': measurementsInWorkbook };
      return failure(say[guessed.problem](file.name));
    }
    const isOfClient = !guessed.kinds.includes('document');
    if (isOfClient && owner === null) return failure(chosen === null ? ADMIN_WORDS.chooseClient : notLoaded);
    const kinds = guessed.kinds.filter(may);
    const [kind] = kinds;
    if (kind === undefined) return failure(words.notAllowed(words.what[guessed.kinds[0]!]));
    if (kinds.length > 1 || kind === 'measurements') setAsked({ file, kinds });
    else begin(kind, file, null);
  };
  const isOver = useFileDrop((files) => void take(files));
  return (
    <>
      {isOver && <DropOverlay />}
      {asked && (
        <DroppedFileDialog
          fileName={asked.file.name}
          kinds={asked.kinds}
          stations={stations}
          onClose={() => setAsked(null)}
          onChosen={(kind, station) => begin(kind, asked.file, station)}
        />
      )}
    </>
  );
}
