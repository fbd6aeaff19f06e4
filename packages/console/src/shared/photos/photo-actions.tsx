import type { StoredImage } from '@vigia/api/client';
import { Button, useWords } from '@vigia/ui';
import { CalendarClock, MapPin, Trash2 } from 'lucide-react';
import { PHOTO_EDITS } from './edit-words.ts';

import type { PhotoEditKind } from './photo-edit-dialogs.tsx';

interface PhotoActionsProps {
  readonly images: readonly StoredImage[];
  readonly onWant: (kind: PhotoEditKind) => void;
}

/** Buttons for one photo or several. Photos of an event keep its date and its station. */
export function PhotoActions({ images, onWant }: PhotoActionsProps) {
  const words = useWords(PHOTO_EDITS);
  const isNone = images.length === 0;
  const areOfReport = images.some(({ type }) => type === 'device_install');
  return (
    <>
      {!areOfReport && (
        <>
          <Button size="small" icon={CalendarClock} isDisabled={isNone} onPress={() => onWant('date')}>
            {words.date}
          </Button>
          <Button size="small" icon={MapPin} isDisabled={isNone} onPress={() => onWant('station')}>
            {words.station}
          </Button>
        </>
      )}
      <Button size="small" icon={Trash2} isDisabled={isNone} onPress={() => onWant('delete')}>
        {words.delete}
      </Button>
    </>
  );
}
