import { useState } from 'react';
import { addImages, refusalText } from './image-files.ts';

/** What a field for images holds, shared by the button and the drop zone. */
export interface ImageFilesValue {
  /** The images chosen, in the order they came. */
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** False keeps one image, the newest. */
  readonly several?: boolean;
}

/** Adding and taking out, and why the last files were refused until something is added or taken out. */
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
      onChange(files.filter((held) => held !== file));
    },
  };
}
