import { useState } from 'react';
import { addImages, refusalText } from './image-files.ts';

/** Value of a field for images, shared by the button and the drop zone. */
export interface ImageFilesValue {
  /** The images chosen, in the order they were added. */
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** False keeps one image, the newest. */
  readonly several?: boolean;
}

/**
 * Functions to add and remove images. `problem` says why the last files were refused, until the next change.
 */
export function useImageFiles({ files, onChange, several = true }: ImageFilesValue) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    problem: refusalText(refused),
    add: (chosen: readonly File[]) => {
      const added = addImages(files, chosen, several);
      setRefused(added.refused);
      if (added.files.length !== files.length || added.files.some((file, i) => file !== files[i]))
        onChange(added.files);
    },
    remove: (file: File) => {
      setRefused([]);
      onChange(files.filter((kept) => kept !== file));
    },
  };
}
