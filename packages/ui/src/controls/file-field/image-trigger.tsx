import { IMAGE_ACCEPT } from '@vigia/domain/farm';
import { Camera, ImagePlus } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { useMedia } from '../../theme/use-media.ts';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { FIELDS } from '../field/words.ts';
import type { ImageFilesValue } from './use-image-files.ts';

/** Look of the button that adds images. */
export interface ImageTriggerLook {
  readonly buttonLabel?: string;
  /** On a touch screen a second button opens the camera. */
  readonly camera?: boolean;
  readonly isDisabled?: boolean;
}

interface ImageTriggerProps extends ImageTriggerLook, Pick<ImageFilesValue, 'several'> {
  /** Id of the line with the error message. */
  readonly describedBy: string;
  readonly onAdd: (files: readonly File[]) => void;
}

/** The button that chooses images, and on a phone one that takes a photo. */
export function ImageTrigger({
  several = true,
  camera = false,
  buttonLabel,
  isDisabled = false,
  describedBy,
  onAdd,
}: ImageTriggerProps) {
  const words = useWords(FIELDS);
  const isTouch = useMedia('(pointer: coarse)');
  const trigger = {
    acceptedFileTypes: [IMAGE_ACCEPT],
    onSelect: (chosen: FileList | null) => onAdd(Array.from(chosen ?? [])),
  };
  const button = { isDisabled, 'aria-describedby': describedBy };
  return (
    <>
      {camera && isTouch && (
        <FileTrigger {...trigger} defaultCamera="environment">
          <Button {...button} icon={Camera} variant="primary">
            {words.takePhoto}
          </Button>
        </FileTrigger>
      )}
      <FileTrigger {...trigger} allowsMultiple={several}>
        <Button {...button} icon={ImagePlus}>
          {buttonLabel ?? (several ? words.addImages : words.chooseImage)}
        </Button>
      </FileTrigger>
    </>
  );
}
