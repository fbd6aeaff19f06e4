import type { Station } from '@vigia/domain/farm';
import { ImportPhotosView } from './import-photos-view.tsx';
import { usePhotoImport } from './use-photo-import.ts';

export interface ImportPhotosDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly station: Station;
  readonly onImported: () => void;
}

/** Photos of a station's trap, from files. */
export function ImportPhotosDialog({ isOpen, onClose, station, onImported }: ImportPhotosDialogProps) {
  const photos = usePhotoImport(station.id, onImported);
  return (
    <ImportPhotosView
      {...photos}
      isOpen={isOpen}
      onClose={onClose}
      stationName={station.name}
      now={Date.now()}
    />
  );
}
