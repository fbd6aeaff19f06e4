import { type ReactNode, useState } from 'react';
import { lateDialog } from '../late/late-dialog.tsx';
import type { WantedEdit } from './photo-edit-dialogs.tsx';

const PhotoEditDialog = lateDialog(async () => (await import('./photo-edit-dialogs.tsx')).PhotoEditDialog);

interface Wanted extends WantedEdit {
  /** Key of one dialog, so that each one undoes its own change. */
  readonly turn: number;
  readonly isOpen: boolean;
}

/** The dialog of an edit of photos, and the function that opens it. */
export function useWantedEdit(onDone?: () => void): {
  readonly want: (edit: WantedEdit) => void;
  readonly dialog: ReactNode;
} {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return {
    want: (edit) => setWanted((before) => ({ ...edit, turn: (before?.turn ?? 0) + 1, isOpen: true })),
    dialog: wanted && (
      <PhotoEditDialog
        key={wanted.turn}
        kind={wanted.kind}
        images={wanted.images}
        isOpen={wanted.isOpen}
        onClose={() => setWanted((now) => now && { ...now, isOpen: false })}
        {...(onDone && { onDone })}
      />
    ),
  };
}
