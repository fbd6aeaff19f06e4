import type { StoredImage } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { useMemo } from 'react';
import { useFarm } from '../state/farm.ts';
import { DateDialog } from './date-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { StationChoiceDialog } from './station-choice-dialog.tsx';
import { usePhotoEdits } from './use-photo-edits.ts';

export type PhotoEditKind = 'date' | 'station' | 'delete';

/** An edit of photos that the user requested. */
export interface WantedEdit {
  readonly kind: PhotoEditKind;
  readonly images: readonly StoredImage[];
}

interface PhotoEditDialogProps extends WantedEdit {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after the photos were changed. */
  readonly onDone?: () => void;
}

/** Changes the date or the station of photos, or deletes them. */
export function PhotoEditDialog({ kind, images, isOpen, onClose, onDone }: PhotoEditDialogProps) {
  const { user, tree } = useFarm();
  const { edit, undo } = usePhotoEdits();
  const stations = useMemo(() => {
    const here = new Set(images.map(({ stationId }) => stationId));
    const only = here.size === 1 ? [...here][0] : null;
    const sectorNames = new Map(tree.sectors.map(({ id, name }) => [id, name]));
    return tree.stations
      .filter(({ id, clientId, sectorId }) => id !== only && can(user, 'image.edit', { clientId, sectorId }))
      .map(({ id, name, sectorId }) => ({
        value: id,
        label: [name, sectorNames.get(sectorId)].filter(Boolean).join(' · '),
      }));
  }, [tree, user, images]);
  const props = {
    isOpen,
    onClose,
    images,
    onSave: async (...sent: Parameters<typeof edit>) => {
      await edit(...sent);
      onDone?.();
    },
    onUndo: () => void undo(),
  };
  if (kind === 'date') return <DateDialog {...props} now={Date.now()} />;
  if (kind === 'station') return <StationChoiceDialog {...props} stations={stations} />;
  return <DeleteDialog {...props} />;
}
