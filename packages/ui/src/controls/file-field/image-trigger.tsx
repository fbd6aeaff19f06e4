import { IMAGE_ACCEPT } from '@vigia/domain/farm';
import { ImagePlus } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { FIELDS } from '../field/words.ts';
import type { ImageFilesValue } from './use-image-files.ts';

/** Look of the button that adds images. */
export interface ImageTriggerLook {
  readonly buttonLabel?: string;
  /** Phones open the camera instead of the gallery. */
  readonly camera?: boolean;
  readonly isDisabled?: boolean;
}

interface ImageTriggerProps extends ImageTriggerLook, Pick<ImageFilesValue, 'several'> {
  /** Id of the line with the error message. */
  readonly describedBy: string;
  readonly onAdd: (files: readonly File[]) => void;
}

/** The button that chooses images, or on a phone opens the camera. */
export function ImageTrigger({
  several = true,
  camera = false,
  buttonLabel,
  isDisabled = false,
  describedBy,
  onAdd,
}: ImageTriggerProps) {
  const words = useWords(FIELDS);
  return (
    <FileTrigger
      acceptedFileTypes={[IMAGE_ACCEPT]}
      allowsMultiple={several}
      {...(camera ? { defaultCamera: 'environment' as const } : {})}
      onSelect={(chosen) => onAdd(Array.from(chosen ?? []))}
    >
      <Button icon={ImagePlus} isDisabled={isDisabled} aria-describedby={describedBy}>
        {buttonLabel ?? (several ? words.addImages : words.chooseImage)}
      </Button>
    </FileTrigger>
  );
}
