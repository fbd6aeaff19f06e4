import { FIELD_MESSAGES } from '@vigia/domain/es';
import { isImageFile } from '@vigia/domain/farm';

/** Result of adding files: the files kept, and the names of those that were not images. */
export interface AddedFiles {
  readonly files: readonly File[];
  readonly refused: readonly string[];
}

/** Whoever keeps the files may have made one of them smaller. */
const isSame = (a: File, b: File): boolean => a.name === b.name && a.lastModified === b.lastModified;

/**
 * Adds the images among the chosen files. Other files are refused by name and do not affect the rest. A file
 * that is already there is not added twice.
 *
 * @param several false keeps only the newest image
 */
export function addImages(files: readonly File[], chosen: readonly File[], several: boolean): AddedFiles {
  const images = chosen.filter(isImageFile);
  const refused = chosen.filter((file) => !images.includes(file)).map(({ name }) => name);
  const fresh = images.filter((file) => !files.some((kept) => isSame(kept, file)));
  if (several) return { files: [...files, ...fresh], refused };
  return { files: images.length === 0 ? files : images.slice(-1), refused };
}

/** Why files were refused, with their names; undefined when none was. */
export function refusalText(refused: readonly string[]): string | undefined {
  return refused.length === 0 ? undefined : `${FIELD_MESSAGES.imageFile}: ${refused.join(', ')}`;
}
